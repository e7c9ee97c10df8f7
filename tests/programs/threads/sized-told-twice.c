// expect: error out-of-bounds
// The size is read from shared memory twice, and grows in between.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

static atomic_uint count;

static void *make(void *unused) {
    char *made = malloc(atomic_load(&count));
    memset(made, 0, atomic_load(&count)); // ERROR out-of-bounds
    free(made);
    return unused;
}

int main(void) {
    unsigned n = tb_uint("n");
    tb_assume(n > 0 && n < 4);
    atomic_store(&count, n);
    pthread_t thread;
    pthread_create(&thread, 0, make, 0);
    atomic_fetch_add(&count, 1);
    pthread_join(thread, 0);
    return 0;
}
