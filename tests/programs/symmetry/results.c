// expect: error assertion
// flags: --strategy dpor --symmetry auto
// What threads return tells them apart: the one that was created first may well come second.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static atomic_int numbers;

static void *draw(void *unused) {
    (void)unused;
    return (void *)(intptr_t)atomic_fetch_add(&numbers, 1);
}

int main(void) {
    pthread_t one, other;
    void *first, *second;
    pthread_create(&one, NULL, draw, NULL);
    pthread_create(&other, NULL, draw, NULL);
    pthread_join(one, &first);
    pthread_join(other, &second);
    assert(first < second); // ERROR assertion
    return 0;
}
