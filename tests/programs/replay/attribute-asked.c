// expect: error misuse
// What is asked of an attribute object that another thread may have destroyed.
#include <pthread.h>

static pthread_mutexattr_t kind;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *ends(void *unused) {
    (void)unused;
    pthread_mutex_lock(&lock);
    pthread_mutexattr_destroy(&kind);
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    int type;
    pthread_mutexattr_init(&kind);
    pthread_create(&thread, 0, ends, 0);
    pthread_mutex_lock(&lock);
    pthread_mutexattr_gettype(&kind, &type); // ERROR misuse
    pthread_mutex_unlock(&lock);
    pthread_join(thread, 0);
    return 0;
}
