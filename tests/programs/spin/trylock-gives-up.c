// expect: error assertion
// A thread that gives up after three attempts has not waited for the lock.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *add(void *unused) {
    for (int i = 0; i < 3; i++) {
        if (pthread_mutex_trylock(&lock))
            continue;
        count++;
        pthread_mutex_unlock(&lock);
        break;
    }
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, add, NULL);
    add(NULL);
    pthread_join(thread, NULL);
    assert(count == 2); // ERROR assertion
    return 0;
}
