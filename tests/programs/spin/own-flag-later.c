// expect: safe
// The flag that main waits for is a local of its own: the other thread has not touched it yet when main begins to wait,
// so nothing says that they share it. It is no endless loop all the same.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *flag) {
    pthread_mutex_lock(&mutex);
    *(atomic_int *)flag = 1;
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void) {
    atomic_int flag;
    atomic_init(&flag, 0);
    pthread_t thread;
    pthread_create(&thread, NULL, worker, &flag);
    while (flag != 1) {
    }
    pthread_join(thread, NULL);
}
