// expect: error assertion
// threads: 3
// inputs: z = 1
// One thread writes 3, another writes 2 and compares: only if the 3 comes between, and if the input fits it, is there a failure.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int x;
static int z;

static void *first(void *unused) {
    atomic_store(&x, 3);
    return unused;
}

static void *second(void *unused) {
    atomic_store(&x, 2);
    assert(2u * z + 1 != (unsigned)atomic_load(&x)); // ERROR assertion
    return unused;
}

int main(void) {
    pthread_t a, b;
    z = tb_int("z");
    tb_assume(z >= 0);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
