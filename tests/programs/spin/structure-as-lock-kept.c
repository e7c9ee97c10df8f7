// expect: error assertion
// flags: --strategy dpor
// A lock made of a structure, which is taken also when it is taken: a failed exchange says what it found, and who does not
// set that again expects it the next time.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct owner {
    long taken, by, times;
};

static _Atomic struct owner lock;
static atomic_int inside;

static void *worker(void *unused) {
    struct owner mine = {1, 2, 3}, none = {0, 0, 0}, expected = none;
    while (!atomic_compare_exchange_strong(&lock, &expected, mine))
        ;
    int others = atomic_fetch_add(&inside, 1);
    assert(others == 0); // ERROR assertion
    atomic_fetch_sub(&inside, 1);
    atomic_store(&lock, none);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
