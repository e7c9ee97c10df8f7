// expect: safe
// It is read once.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

static atomic_uint count;

static void *make(void *unused) {
    unsigned size = atomic_load(&count);
    char *made = malloc(size);
    memset(made, 0, size);
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
