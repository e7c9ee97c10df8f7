/* What locks, semaphores and conditions answer: to one thread, and to others that come and end one after the other. */
//! make(0, PTHREAD_MUTEX_ERRORCHECK, PTHREAD_MUTEX_STALLED)
//! make(1, PTHREAD_MUTEX_RECURSIVE, PTHREAD_MUTEX_STALLED)
//! make(2, PTHREAD_MUTEX_ERRORCHECK, PTHREAD_MUTEX_ROBUST)
//! make(3, PTHREAD_MUTEX_RECURSIVE, PTHREAD_MUTEX_ROBUST)
//! pthread_rwlock_init(&lock, 0)
//! sem_init(&semaphore, 0, 1)
//= at: past | never
//: tried(#4)
//: tried(#4)
//: pthread_mutex_unlock(&mutexes[#4])
//: pthread_mutex_unlock(&mutexes[#4])
//: until(#4, &$at)
//: repaired(#4)
//: by_another(#4, #14)
//: by_another(#4, #14)
//: by_another(#4, #6)
//: by_another(#4, #6)
//: waited(#4, &$at)
//: held(pthread_rwlock_tryrdlock(&lock))
//: held(pthread_rwlock_trywrlock(&lock))
//: held(pthread_rwlock_timedrdlock(&lock, &$at))
//: held(pthread_rwlock_timedwrlock(&lock, &$at))
//: let_go()
//: let_go()
//: tell(sem_trywait(&semaphore))
//: tell(sem_timedwait(&semaphore, &$at))
//: sem_post(&semaphore)
//: value()
//: pthread_cond_signal(&condition)
//: (pthread_once(&once, count), counted)
//: spun()

static pthread_mutex_t mutexes[4];
static pthread_rwlock_t lock;
static sem_t semaphore;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static pthread_once_t once;
static int counted;
static void count(void) { counted++; }
static struct timespec past = {1, 0}, never = {1, 2000000000};

static long make(int i, int kind, int robust) {
    pthread_mutexattr_t with;
    pthread_mutexattr_init(&with);
    pthread_mutexattr_settype(&with, kind);
    pthread_mutexattr_setrobust(&with, robust);
    return pthread_mutex_init(&mutexes[i], &with);
}

/* Of a mutex that is lost glibc says at times that it is held by whoever has tried to take it. */
static int lost[4];
static long noted_lost(int i, long result) {
    lost[i] |= result == ENOTRECOVERABLE;
    return result;
}
static long tried(int i) { return lost[i] ? -1 : noted_lost(i, pthread_mutex_trylock(&mutexes[i])); }
static long until(int i, struct timespec *at) {
    return lost[i] ? -1 : noted_lost(i, pthread_mutex_timedlock(&mutexes[i], at));
}
static long repaired(int i) {
    long result = tried(i);
    if (result == EOWNERDEAD)
        result = 1000 + 100 * pthread_mutex_consistent(&mutexes[i]) + pthread_mutex_unlock(&mutexes[i]);
    else if (!result)
        result = 10 * pthread_mutex_consistent(&mutexes[i]) + pthread_mutex_unlock(&mutexes[i]);
    return result;
}

struct job {
    int mutex, what;
    long result;
};

/* What is taken and not let go is held by a thread that has ended. */
static void *work(void *x) {
    struct job *job = x;
    pthread_mutex_t *mutex = &mutexes[job->mutex];
    long result = 0;
    switch (job->what) {
    case 0:
        result = tried(job->mutex);
        break;
    case 1:
        if (!(result = tried(job->mutex)))
            pthread_mutex_unlock(mutex);
        break;
    case 2:
        result = pthread_mutex_unlock(mutex);
        break;
    case 3:
    case 4:
        result = repaired(job->mutex);
        break;
    case 5:
        if (!(result = until(job->mutex, &past)))
            pthread_mutex_unlock(mutex);
        break;
    case 6:
        if (!(result = pthread_rwlock_tryrdlock(&lock)))
            pthread_rwlock_unlock(&lock);
        break;
    case 7:
        if (!(result = pthread_rwlock_trywrlock(&lock)))
            pthread_rwlock_unlock(&lock);
        break;
    case 8:
        if (!(result = pthread_rwlock_timedrdlock(&lock, &past)))
            pthread_rwlock_unlock(&lock);
        break;
    case 9:
        if (!(result = pthread_rwlock_timedwrlock(&lock, &past)))
            pthread_rwlock_unlock(&lock);
        break;
    case 10:
        result = tell(sem_trywait(&semaphore));
        break;
    case 11:
        result = sem_post(&semaphore);
        break;
    case 12:
        pthread_once(&once, count);
        break;
    default:
        if (!(result = tried(job->mutex)))
            result = 1000 + pthread_cond_timedwait(&condition, mutex, &past);
    }
    job->result = result;
    return 0;
}
static long by_another(int mutex, int what) {
    struct job job = {mutex, what, 0};
    pthread_t thread;
    pthread_create(&thread, 0, work, &job);
    pthread_join(thread, 0);
    return job.result;
}

static long waited(int i, struct timespec *at) {
    /* Locked twice it must not be waited with. */
    if (i % 2)
        return -1;
    long result = tried(i);
    if (!result) {
        result = 1000 + pthread_cond_timedwait(&condition, &mutexes[i], at);
        pthread_mutex_unlock(&mutexes[i]);
    }
    return result;
}

static int holds;
static long held(long result) {
    holds += !result;
    return result;
}
static long let_go(void) {
    if (!holds)
        return -1;
    holds--;
    return pthread_rwlock_unlock(&lock);
}
static long value(void) {
    int value;
    sem_getvalue(&semaphore, &value);
    return value;
}
static long spun(void) {
    pthread_spinlock_t spin;
    pthread_spin_init(&spin, 0);
    long result = pthread_spin_trylock(&spin) + 100 * pthread_spin_trylock(&spin) + pthread_spin_unlock(&spin);
    return result + 10000 * pthread_spin_trylock(&spin);
}
