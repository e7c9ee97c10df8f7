// expect: error misuse, race
// The result of the attempt is thrown away.
#include <pthread.h>

static pthread_spinlock_t lock;
static int total;

static void *worker(void *unused) {
    pthread_spin_trylock(&lock);
    total++; // ERROR race
    pthread_spin_unlock(&lock); // ERROR misuse
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
