// expect: error out-of-bounds
// The other thread fills the memory, and one element more.
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned n;
static int *all;

static void *fill(void *unused) {
    for (unsigned i = 0; i <= n; i++)
        all[i] = (int)i; // ERROR out-of-bounds
    return unused;
}

int main(void) {
    n = tb_uint("n");
    tb_assume(n > 0 && n < 5);
    all = malloc(n * sizeof *all);
    pthread_t thread;
    pthread_create(&thread, 0, fill, 0);
    pthread_join(thread, 0);
    tb_assert(all[n - 1] == (int)n - 1);
    free(all);
    return 0;
}
