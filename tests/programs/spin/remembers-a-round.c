// expect: error assertion
// flags: --strategy dpor
// The second round in vain leaves a mark in the thread's own data.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_key_t key;
static atomic_int one, two, started;

static void *waits(void *unused) {
    while (!atomic_load(&one) && !atomic_load(&two))
        pthread_setspecific(key, pthread_getspecific(key) ? &two : &one);
    assert(pthread_getspecific(key) != &two); // ERROR assertion
    return unused;
}

static void *starts(void *unused) {
    atomic_store(&started, 1);
    return unused;
}

int main(void) {
    pthread_key_create(&key, NULL);
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
