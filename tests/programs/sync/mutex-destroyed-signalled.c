// expect: error misuse, race
// A thread that waits for a condition with a mutex uses it until it has it back, whether it was woken or not.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int waits;

static void *waiter(void *unused) {
    pthread_mutex_lock(&mutex);
    waits = 1;
    pthread_cond_wait(&condition, &mutex); // ERROR race
    pthread_mutex_unlock(&mutex); // ERROR race
    return unused;
}

static void *destroys(void *unused) {
    pthread_mutex_destroy(&mutex); // ERROR misuse, race
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, waiter, NULL);
    pthread_mutex_lock(&mutex);
    int is_there = waits;
    pthread_mutex_unlock(&mutex);
    if (!is_there)
        return 0;
    pthread_create(&threads[1], NULL, destroys, NULL);
    pthread_cond_signal(&condition);
    return 0;
}
