// expect: error assertion
// flags: --detect -race
// Three threads whose writes add up to what must not be, in most of their orders.
#include <assert.h>
#include <pthread.h>
#ifdef GUARDED
#include <threadbare.h>
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int data;

static void *add_one(void *unused)
{
    pthread_mutex_lock(&mutex);
    data += 1;
    pthread_mutex_unlock(&mutex);
    return unused;
}

static void *add_two(void *unused)
{
    pthread_mutex_lock(&mutex);
    data += 2;
    pthread_mutex_unlock(&mutex);
    return unused;
}

static void *look(void *unused)
{
    pthread_mutex_lock(&mutex);
    assert(data < 3); // ERROR assertion
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void)
{
    pthread_t a, b, c;
#ifdef GUARDED
    if (tb_uint("key") != 0xC0FFEEu)
        return 0;
#endif
    pthread_create(&a, NULL, add_one, NULL);
    pthread_create(&b, NULL, add_two, NULL);
    pthread_create(&c, NULL, look, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    return 0;
}
