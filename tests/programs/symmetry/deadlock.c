// expect: error deadlock
// flags: --strategy dpor --symmetry auto
// Two threads that are alike take two locks in the order that the number says which they have drawn: one waits for the other.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static atomic_int numbers;

static void *work(void *unused) {
    int first = atomic_fetch_add(&numbers, 1);
    pthread_mutex_lock(&locks[first]);
    pthread_mutex_lock(&locks[1 - first]); // ERROR deadlock
    pthread_mutex_unlock(&locks[1 - first]);
    pthread_mutex_unlock(&locks[first]);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL); // ERROR deadlock
    return 0;
}
