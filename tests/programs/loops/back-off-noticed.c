// expect: error assertion
// flags: --strategy dpor --unwind 2
// A thread takes a lock to look, again and again. Another tries the lock once, and does something else if it is taken: it notices a
// round that is for nothing otherwise. So rounds count here, and there is no end of them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int ready, failed;

static void *polls(void *unused) {
    for (;;) {
        pthread_mutex_lock(&lock);
        int seen = atomic_load(&ready);
        pthread_mutex_unlock(&lock);
        if (seen)
            return unused;
    }
}

static void *tries(void *unused) {
    if (pthread_mutex_trylock(&lock) == 0)
        pthread_mutex_unlock(&lock);
    else
        atomic_store(&failed, 1);
    pthread_mutex_lock(&lock);
    atomic_store(&ready, 1);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, polls, NULL);
    pthread_create(&two, NULL, tries, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(!failed); // ERROR assertion
    return 0;
}
