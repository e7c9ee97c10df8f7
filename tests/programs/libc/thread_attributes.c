// expect: safe
// Attributes of threads, mutexes, conditions, barriers and read-write locks: set and accepted.
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <stdio.h>

static void *run(void *argument) { return argument; }

int main(void) {
    pthread_attr_t attr;
    struct sched_param param = {0};
    pthread_attr_init(&attr);
    printf("%d %d\n", pthread_attr_setstacksize(&attr, 1 << 20), pthread_attr_setguardsize(&attr, 4096));
    printf("%d %d\n", pthread_attr_setscope(&attr, PTHREAD_SCOPE_SYSTEM), pthread_attr_setinheritsched(&attr, PTHREAD_INHERIT_SCHED));
    printf("%d %d\n", pthread_attr_setschedpolicy(&attr, SCHED_OTHER), pthread_attr_setschedparam(&attr, &param));
    pthread_t thread;
    void *result;
    pthread_create(&thread, &attr, run, "given");
    pthread_join(thread, &result);
    puts(result);
    pthread_attr_destroy(&attr);
    pthread_mutexattr_t mutex;
    int robust;
    pthread_mutexattr_init(&mutex);
    printf("%d %d\n", pthread_mutexattr_setpshared(&mutex, PTHREAD_PROCESS_PRIVATE), pthread_mutexattr_setprotocol(&mutex, PTHREAD_PRIO_NONE));
    pthread_mutexattr_getrobust(&mutex, &robust);
    printf("%d\n", robust == PTHREAD_MUTEX_STALLED);
    pthread_condattr_t condition;
    printf("%d %d\n", pthread_condattr_init(&condition), pthread_condattr_setclock(&condition, CLOCK_MONOTONIC));
    printf("%d\n", pthread_condattr_setpshared(&condition, PTHREAD_PROCESS_PRIVATE));
    printf("%d\n", pthread_condattr_destroy(&condition));
    pthread_barrierattr_t barrier;
    printf("%d\n", pthread_barrierattr_init(&barrier));
    printf("%d\n", pthread_barrierattr_setpshared(&barrier, PTHREAD_PROCESS_PRIVATE));
    printf("%d\n", pthread_barrierattr_destroy(&barrier));
    pthread_rwlockattr_t rwlock;
    printf("%d\n", pthread_rwlockattr_init(&rwlock));
    printf("%d\n", pthread_rwlockattr_setpshared(&rwlock, PTHREAD_PROCESS_PRIVATE));
    printf("%d\n", pthread_rwlockattr_destroy(&rwlock));
    printf("%d %d\n", pthread_setname_np(pthread_self(), "name"), pthread_setconcurrency(0));
    return 0;
}
