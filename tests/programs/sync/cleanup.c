// expect: safe
// A thread that exits while it holds a lock gives it back, because it said so before.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count, handled;

static void unlock(void *lock) {
    handled++;
    pthread_mutex_unlock(lock);
}

static void add(int leave) {
    pthread_mutex_lock(&mutex);
    pthread_cleanup_push(unlock, &mutex);
    count++;
    if (leave)
        pthread_exit(&count);
    pthread_cleanup_pop(1);
}

static void *work(void *leave) {
    add(leave != NULL);
    return NULL;
}

int main(void) {
    pthread_t one, two;
    void *result;
    pthread_create(&one, NULL, work, NULL);
    pthread_create(&two, NULL, work, &mutex);
    pthread_join(one, &result);
    assert(result == NULL);
    pthread_join(two, &result);
    assert(result == &count && count == 2 && handled == 2);
    return 0;
}
