// expect: error endless-loop
// Whether the thread waits is decided by an input once it holds the lock that the other one needs first. With the input unknown it need not look to know that it waits in vain;
// with the input known it looks once.
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int done;

static void *other(void *unused) {
    pthread_mutex_lock(&lock); // ERROR endless-loop
    done = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    int n = tb_int("n");
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_mutex_lock(&lock);
    if (n == 3)
        while (!done) // ERROR endless-loop
            ;
    pthread_mutex_unlock(&lock);
    pthread_join(thread, NULL);
}
