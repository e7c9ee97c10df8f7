// expect: safe
// flags: --detect -race
// The same, in one order.
#include <pthread.h>
#ifdef GUARDED
#include <threadbare.h>
#endif

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int counter = 1;

static void *one(void *unused)
{
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    counter++;
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return unused;
}

static void *other(void *unused)
{
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    counter--;
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return unused;
}

int main(void)
{
    pthread_t t, u;
#ifdef GUARDED
    if (tb_uint("key") != 0xC0FFEEu)
        return 0;
#endif
    pthread_create(&t, NULL, one, NULL);
    pthread_create(&u, NULL, other, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
