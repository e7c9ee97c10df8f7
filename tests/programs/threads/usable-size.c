// expect: error use-after-free
// How large an allocation is cannot be asked for any more when another thread has freed it. Its size is an input.
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
    pthread_create(&thread, NULL, frees, NULL);
    __atomic_store_n(&elsewhere, 1, __ATOMIC_SEQ_CST);
    size_t usable = malloc_usable_size(memory); // ERROR use-after-free
    pthread_join(thread, NULL);
    return usable == 0;
}
