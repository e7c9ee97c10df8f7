// expect: safe
// executions: 3
// A thread that gives up after two looks counts them in memory that it allocated. So its rounds are not in vain: the other thread
// writes before the first look, between the two, or after both.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;

static void *looks_twice(void *unused) {
    int *looks = calloc(1, sizeof *looks);
    if (!looks)
        return NULL;
    while (!atomic_load(&flag)) {
        if (++*looks == 2)
            break;
    }
    free(looks);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, looks_twice, NULL);
    atomic_store(&flag, 1);
    pthread_join(thread, NULL);
    return 0;
}
