// expect: safe
// flags: --detect -race
// The same, where who begins counts itself before it looks.
#include <assert.h>
#include <pthread.h>
#ifdef GUARDED
#include <threadbare.h>
#endif

#ifndef ADDERS
#define ADDERS 2
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int pending = 1, stopping, all_gone, stopped;

static int begin(void)
{
    pthread_mutex_lock(&mutex);
    pending++;
    pthread_mutex_unlock(&mutex);
    if (stopping)
        return 0;
    return 1;
}

static void end(void)
{
    pthread_mutex_lock(&mutex);
    int left = --pending;
    pthread_mutex_unlock(&mutex);
    if (left == 0)
        all_gone = 1;
}

static void *work(void *unused)
{
    if (begin()) {
        assert(!stopped);
        end();
    } else {
        end();
    }
    return unused;
}

static void *stop(void *unused)
{
    stopping = 1;
    end();
    if (all_gone)
        stopped = 1;
    return unused;
}

int main(void)
{
    pthread_t workers[ADDERS], stopper;
#ifdef GUARDED
    if (tb_uint("key") != 0xC0FFEEu)
        return 0;
#endif
    pthread_create(&stopper, NULL, stop, NULL);
    for (int i = 0; i < ADDERS; i++)
        pthread_create(&workers[i], NULL, work, NULL);
    pthread_join(stopper, NULL);
    for (int i = 0; i < ADDERS; i++)
        pthread_join(workers[i], NULL);
    return 0;
}
