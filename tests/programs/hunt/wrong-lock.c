// expect: error assertion
// flags: --detect -race
// One kind of thread adds under one lock, the other under another: an addition in between is lost.
#include <assert.h>
#include <pthread.h>
#ifdef GUARDED
#include <threadbare.h>
#endif

#ifndef OTHERS
#define OTHERS 3
#endif

static pthread_mutex_t data_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t other_lock = PTHREAD_MUTEX_INITIALIZER;
static int data;

static void *add(void *unused)
{
    pthread_mutex_lock(&data_lock);
    int before = data;
    data = before + 1;
    assert(data == before + 1); // ERROR assertion
    pthread_mutex_unlock(&data_lock);
    return unused;
}

static void *reset(void *unused)
{
    pthread_mutex_lock(&other_lock);
    data = 10;
    pthread_mutex_unlock(&other_lock);
    return unused;
}

int main(void)
{
    pthread_t adder, others[OTHERS];
#ifdef GUARDED
    if (tb_uint("key") != 0xC0FFEEu)
        return 0;
#endif
    pthread_create(&adder, NULL, add, NULL);
    for (int i = 0; i < OTHERS; i++)
        pthread_create(&others[i], NULL, reset, NULL);
    pthread_join(adder, NULL);
    for (int i = 0; i < OTHERS; i++)
        pthread_join(others[i], NULL);
    return 0;
}
