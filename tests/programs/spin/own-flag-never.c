// expect: error endless-loop
// As own-flag-later.c, but the worker only locks and unlocks: nobody is left who could set the flag.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void) {
    atomic_int flag;
    atomic_init(&flag, 0);
    pthread_t thread;
    pthread_create(&thread, NULL, worker, &flag);
    while (flag != 1) { // ERROR endless-loop
    }
    pthread_join(thread, NULL);
}
