// expect: safe
// The size is asked for before.
#include <malloc.h>
#include <pthread.h>
#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);

static char *memory;
static int elsewhere;

static void *frees(void *unused) {
    free(memory);
    return unused;
}

int main(void) {
    pthread_t thread;
    unsigned size = __VERIFIER_nondet_uint();
    if (size == 0 || size > 100)
        return 0;
    memory = malloc(size);
    if (!memory)
        return 0;
    size_t usable = malloc_usable_size(memory);
    pthread_create(&thread, NULL, frees, NULL);
    __atomic_store_n(&elsewhere, 1, __ATOMIC_SEQ_CST);
    pthread_join(thread, NULL);
    return usable == 0;
}
