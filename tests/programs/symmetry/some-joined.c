// expect: error assertion
// flags: --strategy dpor --symmetry auto
// As with something between the joins, where the second join never comes.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int numbers;
static int said;

static void *draw(void *unused) {
    if (atomic_fetch_add(&numbers, 1) == 0)
        __atomic_store_n(&said, 1, __ATOMIC_SEQ_CST);
    return unused;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, NULL, draw, NULL);
    pthread_create(&other, NULL, draw, NULL);
    pthread_join(one, NULL);
    assert(__atomic_load_n(&said, __ATOMIC_SEQ_CST)); // ERROR assertion
    return 0;
}
