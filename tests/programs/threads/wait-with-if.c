// expect: error assertion
// switches: 4
// Two consumers, one item at a time: `if` instead of `while` lets the second one take what is not there.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
static int items;

static void *consumer(void *unused) {
    pthread_mutex_lock(&lock);
    if (items == 0)
        pthread_cond_wait(&filled, &lock);
    items--;
    assert(items >= 0); // ERROR assertion
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, consumer, NULL);
    pthread_create(&two, NULL, consumer, NULL);
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&lock);
        items++;
        pthread_cond_broadcast(&filled);
        pthread_mutex_unlock(&lock);
    }
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
