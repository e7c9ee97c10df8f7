// expect: error assertion
// Who waits for a thread only so long may be told that time is up.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static void *nothing(void *unused) { return unused; }

int main(void) {
    pthread_t thread;
    struct timespec soon = {1, 0};
    pthread_create(&thread, NULL, nothing, NULL);
    int answer = pthread_timedjoin_np(thread, NULL, &soon);
    assert(answer == 0); // ERROR assertion
    return 0;
}
