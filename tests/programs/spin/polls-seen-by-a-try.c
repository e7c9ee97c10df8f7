// expect: error assertion
// flags: --unwind 6 --strategy dpor --detect -race
// The other thread can find the lock taken only by a look in vain: it sets the flag that ends the loop afterwards. So where
// others try the lock, rounds of the loop are not left out.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int ready;
static atomic_int left, started;

static void *polls(void *unused) {
    for (;;) {
        pthread_mutex_lock(&mutex);
        int seen = ready;
        pthread_mutex_unlock(&mutex);
        if (seen)
            break;
    }
    atomic_store(&left, 1);
    return unused;
}

static void *starts(void *unused) {
    atomic_store(&started, 1);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, polls, NULL);
    pthread_create(&threads[1], NULL, starts, NULL);
    // By now the loop is known.
    while (!atomic_load(&started))
        ;
    int taken = pthread_mutex_trylock(&mutex) != 0;
    if (taken)
        pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_mutex_unlock(&mutex);
    assert(!taken || !atomic_load(&left)); // ERROR assertion
    return 0;
}
