// expect: error assertion
// flags: --strategy interference
// A table with a size, read by many and changed by one, under a lock that readers share. A reader that wants to change something lets its lock go and takes
// the other one, and goes by what it has seen before.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int size = 1, used;

static void *add(void *unused) {
    pthread_rwlock_rdlock(&lock);
    int is_free = used < size;
    pthread_rwlock_unlock(&lock);
    if (is_free) {
        pthread_rwlock_wrlock(&lock);
#ifdef FIXED
        if (used < size)
#endif
            used++;
        assert(used <= size); // ERROR assertion
        pthread_rwlock_unlock(&lock);
    }
    return unused;
}

static void *look(void *unused) {
    pthread_rwlock_rdlock(&lock);
    int before = used;
    assert(before == used);
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], 0, i < 2 ? add : look, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return 0;
}
