// expect: safe
// As `flip.c`, but the other thread writes an even number: whatever the order, nothing odd is there.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int x;
static int z;

static void *first(void *unused) {
    atomic_store(&x, 4);
    return unused;
}

static void *second(void *unused) {
    atomic_store(&x, 2);
    assert(2u * z + 1 != (unsigned)atomic_load(&x));
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
