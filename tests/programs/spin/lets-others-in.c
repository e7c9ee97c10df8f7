// expect: safe
// executions: 2
// A thread that holds a lock gives it back for a moment, again and again, until another has been there. A round begins and ends with the
// lock held, and others come between: it is not in vain where the thread holds the lock, but where it takes it anew. The other thread is
// there before the first look, or after it.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int there;

static void *comes(void *unused) {
    pthread_mutex_lock(&lock);
    there = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, comes, NULL);
    pthread_mutex_lock(&lock);
    while (!there) {
        pthread_mutex_unlock(&lock);
        pthread_mutex_lock(&lock);
    }
    pthread_mutex_unlock(&lock);
    pthread_join(thread, NULL);
    return 0;
}
