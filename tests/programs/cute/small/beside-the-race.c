// expect: error assertion
// executions: 2
// Two threads write the same variable, and between them a third one writes another: two orders, not six.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *first(void *unused) {
    atomic_store(&x, 1);
    return unused;
}

static void *second(void *unused) {
    atomic_store(&y, 4);
    return unused;
}

static void *third(void *unused) {
    atomic_store(&x, 2);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, first, NULL);
    pthread_create(&threads[1], NULL, second, NULL);
    pthread_create(&threads[2], NULL, third, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
#ifdef FIXED
    assert(y == 4 && (x == 1 || x == 2));
#else
    assert(y == 4 && x == 2); // ERROR assertion
#endif
    return 0;
}
