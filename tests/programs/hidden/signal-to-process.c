// expect: unsupported
//
// A signal to the whole process may be handled by any of its threads, at any moment: that is not what a thread does to itself.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void handle(int number) {
    (void)number;
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
}

static void *sends(void *unused) {
    kill(getpid(), SIGUSR1);
    return unused;
}

int main(void) {
    pthread_t t;
    signal(SIGUSR1, handle);
    pthread_create(&t, 0, sends, 0);
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    pthread_join(t, 0);
    return 0;
}
