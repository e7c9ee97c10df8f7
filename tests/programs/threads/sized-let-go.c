// expect: error race, use-after-free
// Said to be done before the last byte is written: the other thread frees the memory.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned n;
static char *all;
static atomic_int done;

static void *fill(void *unused) {
    atomic_store(&done, 1);
    all[n - 1] = 1; // ERROR race, use-after-free
    return unused;
}

int main(void) {
    n = tb_uint("n");
    tb_assume(n > 0 && n < 1000);
    all = malloc(n);
    pthread_t thread;
    pthread_create(&thread, 0, fill, 0);
    if (atomic_load(&done))
        free(all); // ERROR race
    pthread_join(thread, 0);
    return 0;
}
