// expect: safe
// warning: locks in different orders: `main` locks `b` at
// The threads take the locks in different orders, one only after it has seen that the other is done: no deadlock, but an
// order that the next change may turn into one.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static atomic_int done;
static int balance;

static void *back(void *unused)
{
    if (!atomic_load(&done))
        return unused;
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    balance++;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, back, NULL);
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    balance++;
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    atomic_store(&done, 1);
    pthread_join(thread, NULL);
    return 0;
}
