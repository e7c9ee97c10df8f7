// expect: error assertion, race
// pairs: 13-18 x, 13-19 x
// As `flip.c`, with a plain variable: its accesses are data races besides.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

static int x;
static int z;

static void *first(void *unused) {
    // Whoever reads the variable behind this reads 3.
    x = 3; // ERROR race
    return unused;
}

static void *second(void *unused) {
    x = 2; // ERROR race
    assert(2u * z + 1 != (unsigned)x); // ERROR race, assertion
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
