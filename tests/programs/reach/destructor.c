// expect: unreachable
// at: last, joined
// A destructor of a key runs at the end of a thread, so never while main is behind its join.
#include <pthread.h>
#include <stdatomic.h>

static pthread_key_t key;
static atomic_int ended;

static void at_end(void *value)
{
    (void)value;
    atomic_store(&ended, 1); // AT last
}

static void *work(void *argument)
{
    pthread_setspecific(key, argument);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    int value = 1;
    pthread_key_create(&key, at_end);
    pthread_create(&thread, NULL, work, &value);
    pthread_join(thread, NULL);
    return atomic_load(&ended) - 1; // AT joined
}
