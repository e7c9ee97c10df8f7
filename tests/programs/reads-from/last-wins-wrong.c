// expect: error assertion
// executions: 24
// classes: 4
// As last-wins.c, but somebody believes that the thread that is created last comes last.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *one(void *unused) {
    atomic_store(&x, 1);
    return unused;
}

static void *two(void *unused) {
    atomic_store(&x, 2);
    return unused;
}

static void *three(void *unused) {
    atomic_store(&x, 3);
    return unused;
}

static void *four(void *unused) {
    atomic_store(&x, 4);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    pthread_create(&threads[2], NULL, three, NULL);
    pthread_create(&threads[3], NULL, four, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    assert(x == 4); // ERROR assertion
    return 0;
}
