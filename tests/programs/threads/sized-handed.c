// expect: error assertion, race
// Memory from calloc is handed over before the last element is written.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned n;
static _Atomic(int *) handed;

static void *make(void *unused) {
    int *made = calloc(n, sizeof *made);
    atomic_store(&handed, made);
    made[n - 1] = 7; // ERROR race
    return unused;
}

int main(void) {
    n = tb_uint("n");
    tb_assume(n > 1 && n < 1000);
    pthread_t thread;
    pthread_create(&thread, 0, make, 0);
    int *got = atomic_load(&handed);
    if (got)
        tb_assert(got[n - 1] == 7 && got[0] == 0); // ERROR assertion, race
    pthread_join(thread, 0);
    free(atomic_load(&handed));
    return 0;
}
