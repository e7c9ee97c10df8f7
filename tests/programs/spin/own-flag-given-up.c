// expect: unsupported
// As own-flag-later.c, but what the worker does first is not known: whether main waits for ever is not known either.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static void *worker(void *flag) {
    if (system("true") == 0)
        *(atomic_int *)flag = 1;
    return NULL;
}

int main(void) {
    atomic_int flag;
    atomic_init(&flag, 0);
    pthread_t thread;
    pthread_create(&thread, NULL, worker, &flag);
    while (flag != 1) {
    }
    pthread_join(thread, NULL);
}
