// A pool of one worker that takes jobs from a queue until it is told to stop.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int jobs;
static atomic_bool stopping;

static void *worker(void *unused) {
    for (;;) {
        pthread_mutex_lock(&lock);
        while (jobs == 0 && !stopping)
            pthread_cond_wait(&changed, &lock);
        if (jobs == 0) {
            pthread_mutex_unlock(&lock);
            return unused;
        }
        jobs--;
        pthread_mutex_unlock(&lock);
    }
}

static void submit(void) {
    pthread_mutex_lock(&lock);
    jobs++;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
}

static void stop(pthread_t thread) {
    pthread_mutex_lock(&lock);
    stopping = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    pthread_join(thread, NULL);
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    submit();
    stop(thread);
    puts("stopped");
    return 0;
}
