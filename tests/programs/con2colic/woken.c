// expect: error deadlock
// flags: --strategy interference
// A job is handed over by a flag and a condition. Whether it is there is looked at without the lock under which it is waited for: the signal may come in
// between, if the job is one that is worth a signal, which an input says.
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t there = PTHREAD_COND_INITIALIZER;
static atomic_int job;
static int size;

static void *give(void *unused) {
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    job = 1;
    if (size == 9)
        pthread_cond_signal(&there);
    else
        pthread_cond_broadcast(&there);
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    return unused;
}

static void *take(void *unused) {
    pthread_mutex_lock(&lock);
    while (!job)
        pthread_cond_wait(&there, &lock); // ERROR deadlock
    job = 0;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    size = tb_int("size");
    pthread_create(&threads[0], 0, take, 0);
    pthread_create(&threads[1], 0, give, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0); // ERROR deadlock
    return 0;
}
