// expect: error race
// executions: 2
// classes: 1
// Two writes that nothing orders and nobody reads: one execution is enough to see that they race, at both places.
#include <pthread.h>

static int x;

static void *one(void *unused) {
    x = 1; // ERROR race
    return unused;
}

static void *two(void *unused) {
    x = 2; // ERROR race
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
