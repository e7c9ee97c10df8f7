// expect: safe
// Said when it is.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned n;
static char *all;
static atomic_int done;

static void *fill(void *unused) {
    all[n - 1] = 1;
    atomic_store(&done, 1);
    return unused;
}

int main(void) {
    n = tb_uint("n");
    tb_assume(n > 0 && n < 1000);
    all = malloc(n);
    pthread_t thread;
    pthread_create(&thread, 0, fill, 0);
    if (atomic_load(&done))
        free(all);
    pthread_join(thread, 0);
    return 0;
}
