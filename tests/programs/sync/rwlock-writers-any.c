// expect: safe
// flags: --rwlock any
// Two writers and a reader who holds the lock once: whoever comes first, all come to their end.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int value;

static void *writer(void *unused)
{
    (void)unused;
    pthread_rwlock_wrlock(&lock);
    value++;
    pthread_rwlock_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, writer, NULL);
    pthread_create(&two, NULL, writer, NULL);
    pthread_rwlock_rdlock(&lock);
    assert(value <= 2);
    pthread_rwlock_unlock(&lock);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(value == 2);
    return 0;
}
