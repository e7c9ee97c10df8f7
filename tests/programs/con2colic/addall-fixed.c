// expect: safe
// flags: --strategy interference
// Appending one vector to another, as a class of Java did it, of which no list of the elements is left: how many there will be is
// computed once the lock is taken. Whatever the input is, there is room.
#define FIXED
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int count = 10, size = 20;
static int more;

static void *add_all(void *unused)
{
#ifdef FIXED
    pthread_mutex_lock(&lock);
    int elements = atomic_load(&count) + more;
#else
    int elements = atomic_load(&count) + more;
    pthread_mutex_lock(&lock);
#endif
    if (elements > atomic_load(&size))
        atomic_store(&size, elements * 2);
    assert(atomic_load(&size) >= more + atomic_load(&count));
    atomic_store(&count, atomic_load(&count) + more);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t one, other;
    more = tb_int("more");
    tb_assume(more >= 0 && more < 1000);
    pthread_create(&one, NULL, add_all, NULL);
    pthread_create(&other, NULL, add_all, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    return 0;
}
