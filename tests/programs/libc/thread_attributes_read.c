// expect: safe
// Attributes of threads and of synchronisation objects: what was set is read back, and what there is not is refused.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <time.h>

int main(void) {
    pthread_attr_t attr;
    struct sched_param param;
    size_t size;
    int value;
    pthread_attr_init(&attr);
    pthread_attr_getguardsize(&attr, &size);
    printf("%zu\n", size);
    printf("%d ", pthread_attr_setstacksize(&attr, 3 << 20));
    pthread_attr_getstacksize(&attr, &size);
    printf("%zu %d\n", size, pthread_attr_setstacksize(&attr, 16) == EINVAL);
    printf("%d ", pthread_attr_setguardsize(&attr, 8192));
    pthread_attr_getguardsize(&attr, &size);
    printf("%zu\n", size);
    pthread_attr_getscope(&attr, &value);
    printf("%d %d %d\n", value == PTHREAD_SCOPE_SYSTEM, pthread_attr_setscope(&attr, PTHREAD_SCOPE_PROCESS) == ENOTSUP,
           pthread_attr_setscope(&attr, 7) == EINVAL);
    pthread_attr_getinheritsched(&attr, &value);
    printf("%d ", value == PTHREAD_INHERIT_SCHED);
    printf("%d ", pthread_attr_setinheritsched(&attr, PTHREAD_EXPLICIT_SCHED));
    pthread_attr_getinheritsched(&attr, &value);
    printf("%d %d\n", value == PTHREAD_EXPLICIT_SCHED, pthread_attr_setinheritsched(&attr, 5) == EINVAL);
    pthread_attr_getschedpolicy(&attr, &value);
    pthread_attr_getschedparam(&attr, &param);
    printf("%d %d\n", value == SCHED_OTHER, param.sched_priority);
    param.sched_priority = 7;
    printf("%d ", pthread_attr_setschedparam(&attr, &param) == EINVAL);
    printf("%d ", pthread_attr_setschedpolicy(&attr, SCHED_FIFO));
    printf("%d ", pthread_attr_setschedparam(&attr, &param));
    param.sched_priority = 0;
    pthread_attr_getschedpolicy(&attr, &value);
    pthread_attr_getschedparam(&attr, &param);
    printf("%d %d %d\n", value == SCHED_FIFO, param.sched_priority, pthread_attr_setschedpolicy(&attr, 77) == EINVAL);
    pthread_attr_destroy(&attr);

    pthread_mutexattr_t mutex;
    pthread_mutexattr_init(&mutex);
    pthread_mutexattr_getpshared(&mutex, &value);
    printf("%d ", value == PTHREAD_PROCESS_PRIVATE);
    pthread_mutexattr_setpshared(&mutex, PTHREAD_PROCESS_SHARED);
    pthread_mutexattr_settype(&mutex, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutexattr_setprotocol(&mutex, PTHREAD_PRIO_INHERIT);
    pthread_mutexattr_getpshared(&mutex, &value);
    printf("%d ", value == PTHREAD_PROCESS_SHARED);
    pthread_mutexattr_getprotocol(&mutex, &value);
    printf("%d ", value == PTHREAD_PRIO_INHERIT);
    pthread_mutexattr_gettype(&mutex, &value);
    printf("%d %d %d\n", value == PTHREAD_MUTEX_RECURSIVE, pthread_mutexattr_setpshared(&mutex, 9) == EINVAL,
           pthread_mutexattr_setprotocol(&mutex, 9) == EINVAL);

    pthread_condattr_t condition;
    clockid_t clock;
    pthread_condattr_init(&condition);
    pthread_condattr_getclock(&condition, &clock);
    printf("%d ", clock == CLOCK_REALTIME);
    pthread_condattr_setclock(&condition, CLOCK_MONOTONIC);
    pthread_condattr_getclock(&condition, &clock);
    pthread_condattr_getpshared(&condition, &value);
    printf("%d %d %d\n", clock == CLOCK_MONOTONIC, value == PTHREAD_PROCESS_PRIVATE,
           pthread_condattr_setclock(&condition, CLOCK_PROCESS_CPUTIME_ID) == EINVAL);

    pthread_rwlockattr_t rwlock;
    pthread_rwlockattr_init(&rwlock);
    pthread_rwlockattr_setpshared(&rwlock, PTHREAD_PROCESS_SHARED);
    pthread_rwlockattr_getpshared(&rwlock, &value);
    printf("%d\n", value == PTHREAD_PROCESS_SHARED);
    pthread_barrierattr_t barrier;
    pthread_barrierattr_init(&barrier);
    pthread_barrierattr_getpshared(&barrier, &value);
    printf("%d\n", value == PTHREAD_PROCESS_PRIVATE);
    return 0;
}
