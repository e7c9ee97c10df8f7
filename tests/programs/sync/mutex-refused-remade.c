// expect: error misuse
// flags: --strategy dpor
// Whether a mutex refuses to be unlocked by others depends on when it is made anew.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
static int elsewhere;

static void *makes(void *unused) {
    pthread_mutex_init(&mutex, NULL);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, makes, NULL);
    __atomic_store_n(&elsewhere, 1, __ATOMIC_SEQ_CST);
    assert(pthread_mutex_unlock(&mutex) == EPERM); // ERROR misuse
    pthread_join(thread, NULL);
    return 0;
}
