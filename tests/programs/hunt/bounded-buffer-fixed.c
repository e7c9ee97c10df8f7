// expect: safe
// flags: --detect -race --strategy dpor --equivalence reads-from
// The same, where all are woken.
#include <pthread.h>
#ifdef GUARDED
#include <threadbare.h>
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int full;

static void *produce(void *unused)
{
    pthread_mutex_lock(&mutex);
    while (full)
        pthread_cond_wait(&changed, &mutex);
    full = 1;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
    return unused;
}

static void *consume(void *unused)
{
    pthread_mutex_lock(&mutex);
    while (!full)
        pthread_cond_wait(&changed, &mutex);
    full = 0;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void)
{
    pthread_t producers[2], consumers[2];
#ifdef GUARDED
    if (tb_uint("key") != 0xC0FFEEu)
        return 0;
#endif
    for (int i = 0; i < 2; i++) {
        pthread_create(&producers[i], NULL, produce, NULL);
        pthread_create(&consumers[i], NULL, consume, NULL);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(producers[i], NULL);
        pthread_join(consumers[i], NULL);
    }
    return 0;
}
