// expect: safe
// Who is told that time is up waits again, without an end to its patience.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static int done;

static void *work(void *unused) {
    done = 1;
    return unused;
}

int main(void) {
    pthread_t thread;
    struct timespec soon = {1, 0};
    pthread_create(&thread, NULL, work, NULL);
    int answer = pthread_clockjoin_np(thread, NULL, CLOCK_MONOTONIC, &soon);
    if (answer == ETIMEDOUT)
        answer = pthread_join(thread, NULL);
    assert(answer == 0 && done);
    assert(pthread_timedjoin_np(pthread_self(), NULL, &soon) == EDEADLK);
    return 0;
}
