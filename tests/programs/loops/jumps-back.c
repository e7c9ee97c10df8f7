// expect: safe
// A round that fails jumps back to the head of its loop, out of a function: nothing is left of it. Three threads add to a counter.
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdatomic.h>

static atomic_int counter;

static void add(jmp_buf again) {
    int old = atomic_load(&counter);
    if (!atomic_compare_exchange_strong(&counter, &old, old + 1))
        longjmp(again, 1);
}

static void *run(void *unused) {
    jmp_buf again;
    setjmp(again);
    add(again);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, run, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(counter == 3);
    return 0;
}
