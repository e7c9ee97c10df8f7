// expect: safe
// executions: 1
// flags: --strategy dpor --symmetry auto
// The same where nobody wants to know what they return.
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
    pthread_create(&one, NULL, draw, NULL);
    pthread_create(&other, NULL, draw, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    assert(numbers == 2);
    return 0;
}
