// expect: error deadlock
// flags: --strategy flip --variant simple
// Two locks in both orders: in the run that ends, somebody might have taken the other lock first.
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void *one(void *unused)
{
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b); // ERROR deadlock
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return unused;
}

static void *other(void *unused)
{
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a); // ERROR deadlock
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return unused;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, one, NULL);
    pthread_create(&u, NULL, other, NULL);
    pthread_join(t, NULL); // ERROR deadlock
    pthread_join(u, NULL);
    return 0;
}
