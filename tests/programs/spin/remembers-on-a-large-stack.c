// expect: error assertion
// flags: --strategy dpor
// The second round in vain leaves a mark on a stack that is too large to be compared.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int one, two, started;

static void *waits(void *unused) {
    int marks[2000] = {0};
    while (!atomic_load(&one) && !atomic_load(&two))
        if (marks[1] == 0)
            marks[marks[0]] = 1;
    assert(marks[1] == 0); // ERROR assertion
    return unused;
}

static void *starts(void *unused) {
    atomic_store(&started, 1);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, waits, NULL);
    pthread_create(&threads[1], NULL, starts, NULL);
    // By now the loop is known.
    while (!atomic_load(&started))
        ;
    atomic_store(&one, 1);
    pthread_join(threads[0], NULL);
    return 0;
}
