// expect: error assertion
// A round that fails jumps back to the head of its loop, and remembers that it did: it is not in vain, since what the thread does in the end depends on it.
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdatomic.h>

static atomic_int counter;

static void add(jmp_buf again, int added) {
    int old = atomic_load(&counter);
    if (!atomic_compare_exchange_strong(&counter, &old, old + added))
        longjmp(again, 1);
}

static void *run(void *unused) {
    jmp_buf again;
    int has_failed = setjmp(again);
    add(again, has_failed ? 2 : 1);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, run, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(counter == 2); // ERROR assertion
    return 0;
}
