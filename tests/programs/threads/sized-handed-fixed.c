// expect: safe
// It is handed over when it is whole.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned n;
static _Atomic(int *) handed;

static void *make(void *unused) {
    int *made = calloc(n, sizeof *made);
    made[n - 1] = 7;
    atomic_store(&handed, made);
    return unused;
}

int main(void) {
    n = tb_uint("n");
    tb_assume(n > 1 && n < 1000);
    pthread_t thread;
    pthread_create(&thread, 0, make, 0);
    int *got = atomic_load(&handed);
    if (got)
        tb_assert(got[n - 1] == 7 && got[0] == 0);
    pthread_join(thread, 0);
    free(atomic_load(&handed));
    return 0;
}
