// expect: error assertion
// flags: --strategy dpor --symmetry auto
// Threads with other arguments are not alike: the second may come first.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static atomic_int last;

static void *leave(void *number) {
    atomic_store(&last, (int)(intptr_t)number);
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, leave, (void *)(intptr_t)i);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(last == 1); // ERROR assertion
    return 0;
}
