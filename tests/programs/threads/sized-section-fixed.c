// expect: safe
// It counts once, whatever the size is.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);

static unsigned size;
static int large, small;
static char *all;

static void *sort_in(void *unused) {
    __VERIFIER_atomic_begin();
    if (size > 16)
        large++;
    else
        small++;
    all[size - 1] = 1;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    size = tb_uint("size");
    tb_assume(size > 0);
    all = malloc(size);
    if (!all)
        return 0;
    pthread_t thread;
    pthread_create(&thread, 0, sort_in, 0);
    __VERIFIER_atomic_begin();
    int both = large + small;
    __VERIFIER_atomic_end();
    tb_assert(both <= 1);
    pthread_join(thread, 0);
    tb_assert(large + small == 1 && large == (size > 16));
    free(all);
    return 0;
}
