// expect: safe
// flags: --strategy dpor --equivalence reads-from
// A mutex is destroyed when nobody uses it any more.
#include <pthread.h>
#include <threads.h>

static mtx_t mutex;
static cnd_t condition;
static int ready;

static void *wake(void *unused)
{
    mtx_lock(&mutex);
    ready = 1;
    cnd_signal(&condition);
    mtx_unlock(&mutex);
    return unused;
}

int main(void)
{
    pthread_t thread;
    mtx_init(&mutex, mtx_plain);
    cnd_init(&condition);
    pthread_create(&thread, NULL, wake, NULL);
    mtx_lock(&mutex);
    while (!ready)
        cnd_wait(&condition, &mutex);
    mtx_unlock(&mutex);
    pthread_join(thread, NULL);
    mtx_destroy(&mutex);
    return 0;
}
