// expect: error assertion
// flags: --strategy dpor --symmetry auto
// Another thread waits for the end of the one that was created first, and takes that for the one that came first.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int numbers, said;

static void *draw(void *unused) {
    if (atomic_fetch_add(&numbers, 1) == 0)
        atomic_store(&said, 1);
    return unused;
}

static void *wait(void *thread) {
    pthread_join(*(pthread_t *)thread, NULL);
    assert(atomic_load(&said)); // ERROR assertion
    return NULL;
}

int main(void) {
    pthread_t one, other, waits;
    pthread_create(&one, NULL, draw, NULL);
    pthread_create(&other, NULL, draw, NULL);
    pthread_create(&waits, NULL, wait, &one);
    pthread_join(other, NULL);
    pthread_join(waits, NULL);
    return 0;
}
