// expect: safe
// shared: count
// Two threads and a lock: the counter is shared, under the lock.
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count, before;
static void *add(void *unused) {
    pthread_mutex_lock(&lock);
    count += before;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t t;
    before = 1;
    pthread_create(&t, NULL, add, NULL);
    add(NULL);
    pthread_join(t, NULL);
    return count - 2;
}
