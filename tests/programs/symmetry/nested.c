// expect: safe
// flags: --strategy dpor --symmetry auto
// executions: 6
// Two threads that are alike each create two that are alike: the four steps have 4! orders. Those of the same parent are not told apart, nor are the
// parents; but a parent that only creates and joins has no turn, so that only the former is used: 24 / 4.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

static void *add(void *unused) {
    atomic_fetch_add(&count, 1);
    return unused;
}

static void *parent(void *unused) {
    pthread_t children[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&children[i], NULL, add, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(children[i], NULL);
    return unused;
}

int main(void) {
    pthread_t parents[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&parents[i], NULL, parent, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(parents[i], NULL);
    assert(count == 4);
    return 0;
}
