// expect: error misuse
// Nobody has woken who waits.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t *condition;
static int waits;

static void *waiter(void *unused) {
    pthread_mutex_lock(&mutex);
    waits = 1;
    pthread_cond_wait(condition, &mutex);
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    condition = malloc(sizeof *condition);
    if (!condition)
        return 0;
    pthread_cond_init(condition, NULL);
    pthread_create(&thread, NULL, waiter, NULL);
    pthread_mutex_lock(&mutex);
    if (!waits)
        exit(0);
    pthread_cond_destroy(condition); // ERROR misuse
    free(condition);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    return 0;
}
