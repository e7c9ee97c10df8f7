// expect: error assertion
// switches: 2
// A queue that gives out the newest item first, if two are in it.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER, not_empty = PTHREAD_COND_INITIALIZER;
static int items[2], first, count;

static void put(int item) {
    pthread_mutex_lock(&lock);
    while (count == 2)
        pthread_cond_wait(&not_full, &lock);
    items[(first + count++) % 2] = item;
    pthread_cond_signal(&not_empty);
    pthread_mutex_unlock(&lock);
}

static int take(void) {
    pthread_mutex_lock(&lock);
    while (count == 0)
        pthread_cond_wait(&not_empty, &lock);
    int item = items[(first + --count) % 2];
    pthread_cond_signal(&not_full);
    pthread_mutex_unlock(&lock);
    return item;
}

static void *producer(void *unused) {
    for (int i = 1; i <= 3; i++)
        put(i);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, producer, NULL);
    for (int i = 1; i <= 3; i++)
        assert(take() == i); // ERROR assertion
    pthread_join(t, NULL);
    return 0;
}
