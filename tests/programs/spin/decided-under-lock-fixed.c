// expect: safe
// Whether the thread waits is decided by an input before it holds the lock that the other one needs first. So
// the other one comes to what it waits for.
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int done;

static void *other(void *unused) {
    pthread_mutex_lock(&lock);
    done = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    int n = tb_int("n");
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    if (n == 3)
        while (!done)
            ;
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    pthread_join(thread, NULL);
}
