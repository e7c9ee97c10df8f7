// expect: error assertion
// flags: --strategy dpor --symmetry auto
// Whoever draws the first number says so. After the end of one thread the main thread takes for granted that somebody has: it need not be so
// if the other has drawn it. That something is looked at between the joins tells the threads apart.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int numbers, said;

static void *draw(void *unused) {
    if (atomic_fetch_add(&numbers, 1) == 0)
        atomic_store(&said, 1);
    return unused;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, NULL, draw, NULL);
    pthread_create(&other, NULL, draw, NULL);
    pthread_join(one, NULL);
    assert(atomic_load(&said)); // ERROR assertion
    pthread_join(other, NULL);
    return 0;
}
