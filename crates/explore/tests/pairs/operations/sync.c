/* Objects that threads synchronise with. */
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutexattr_t ma;
static struct timespec never;

PREPARE(mutex) {
    pthread_mutexattr_init(&ma);
    return 0;
}
OBSERVE(mutex) {
    out[0] = pthread_mutex_trylock(&m);
    int kind;
    pthread_mutexattr_gettype(&ma, &kind);
    out[1] = kind;
}
OP(pthread_mutex_lock, mutex) { return pthread_mutex_lock(&m); }
OP(pthread_mutex_lock_unlock, mutex) { return pthread_mutex_lock(&m) + pthread_mutex_unlock(&m); }
OP(pthread_mutex_trylock, mutex) { return pthread_mutex_trylock(&m); }
OP(pthread_mutex_try_unlock, mutex) {
    long result = pthread_mutex_trylock(&m);
    if (!result)
        pthread_mutex_unlock(&m);
    return result;
}
OP(pthread_mutex_timedlock, mutex) { return pthread_mutex_timedlock(&m, &never); }
OP(pthread_mutex_clocklock, mutex) { return pthread_mutex_clocklock(&m, CLOCK_REALTIME, &never); }
OP(pthread_mutex_unlock, mutex) { return pthread_mutex_unlock(&m); }
OP(pthread_mutex_init, mutex) { return pthread_mutex_init(&m, 0); }
OP(pthread_mutex_init_with, mutex) { return pthread_mutex_init(&m, &ma); }
OP(pthread_mutex_destroy, mutex) { return pthread_mutex_destroy(&m); }
OP(pthread_mutex_consistent, mutex) { return pthread_mutex_consistent(&m); }
OP(pthread_mutexattr_init, mutex) { return pthread_mutexattr_init(&ma); }
OP(pthread_mutexattr_destroy, mutex) { return pthread_mutexattr_destroy(&ma); }
OP(pthread_mutexattr_settype, mutex) { return pthread_mutexattr_settype(&ma, PTHREAD_MUTEX_RECURSIVE); }
OP(pthread_mutexattr_gettype, mutex) {
    int kind;
    pthread_mutexattr_gettype(&ma, &kind);
    return kind;
}
OP(pthread_mutexattr_robust, mutex) {
    int robust;
    return pthread_mutexattr_setrobust(&ma, PTHREAD_MUTEX_ROBUST) + pthread_mutexattr_getrobust(&ma, &robust);
}
OP(pthread_mutexattr_pshared, mutex) {
    int shared;
    return pthread_mutexattr_setpshared(&ma, 0) + pthread_mutexattr_getpshared(&ma, &shared);
}
OP(pthread_mutexattr_protocol, mutex) {
    int protocol;
    return pthread_mutexattr_setprotocol(&ma, 0) + pthread_mutexattr_getprotocol(&ma, &protocol);
}

static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static pthread_condattr_t ca;
PREPARE(condition) {
    pthread_condattr_init(&ca);
    return 0;
}
OBSERVE(condition) { out[0] = pthread_mutex_trylock(&m); }
OP(pthread_cond_wait, condition) {
    pthread_mutex_lock(&m);
    long result = pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    return result;
}
OP(pthread_cond_timedwait, condition) {
    pthread_mutex_lock(&m);
    long result = pthread_cond_timedwait(&c, &m, &never);
    pthread_mutex_unlock(&m);
    return result;
}
OP(pthread_cond_clockwait, condition) {
    pthread_mutex_lock(&m);
    long result = pthread_cond_clockwait(&c, &m, CLOCK_REALTIME, &never);
    pthread_mutex_unlock(&m);
    return result;
}
OP(pthread_cond_signal, condition) { return pthread_cond_signal(&c); }
OP(pthread_cond_broadcast, condition) { return pthread_cond_broadcast(&c); }
OP(pthread_cond_init, condition) { return pthread_cond_init(&c, &ca); }
OP(pthread_cond_destroy, condition) { return pthread_cond_destroy(&c); }
OP(pthread_condattr_init, condition) { return pthread_condattr_init(&ca); }
OP(pthread_condattr_destroy, condition) { return pthread_condattr_destroy(&ca); }
OP(pthread_condattr_clock, condition) {
    clockid_t clock;
    return pthread_condattr_setclock(&ca, CLOCK_MONOTONIC) + pthread_condattr_getclock(&ca, &clock);
}
OP(pthread_condattr_pshared, condition) {
    int shared;
    return pthread_condattr_setpshared(&ca, 0) + pthread_condattr_getpshared(&ca, &shared);
}

static pthread_rwlock_t r = PTHREAD_RWLOCK_INITIALIZER;
static pthread_rwlockattr_t ra;
PREPARE(rwlock) {
    pthread_rwlockattr_init(&ra);
    return 0;
}
OBSERVE(rwlock) { out[0] = pthread_rwlock_tryrdlock(&r); }
OP(pthread_rwlock_rdlock, rwlock) { return pthread_rwlock_rdlock(&r); }
OP(pthread_rwlock_read_once, rwlock) { return pthread_rwlock_rdlock(&r) + pthread_rwlock_unlock(&r); }
OP(pthread_rwlock_wrlock, rwlock) { return pthread_rwlock_wrlock(&r); }
OP(pthread_rwlock_write_once, rwlock) { return pthread_rwlock_wrlock(&r) + pthread_rwlock_unlock(&r); }
OP(pthread_rwlock_tryrdlock, rwlock) { return pthread_rwlock_tryrdlock(&r); }
OP(pthread_rwlock_trywrlock, rwlock) { return pthread_rwlock_trywrlock(&r); }
OP(pthread_rwlock_timedrdlock, rwlock) { return pthread_rwlock_timedrdlock(&r, &never); }
OP(pthread_rwlock_timedwrlock, rwlock) { return pthread_rwlock_timedwrlock(&r, &never); }
OP(pthread_rwlock_clockrdlock, rwlock) { return pthread_rwlock_clockrdlock(&r, CLOCK_REALTIME, &never); }
OP(pthread_rwlock_clockwrlock, rwlock) { return pthread_rwlock_clockwrlock(&r, CLOCK_REALTIME, &never); }
OP(pthread_rwlock_unlock, rwlock) { return pthread_rwlock_unlock(&r); }
OP(pthread_rwlock_init, rwlock) { return pthread_rwlock_init(&r, &ra); }
OP(pthread_rwlock_destroy, rwlock) { return pthread_rwlock_destroy(&r); }
OP(pthread_rwlockattr, rwlock) {
    int shared;
    return pthread_rwlockattr_init(&ra) + pthread_rwlockattr_setpshared(&ra, 0) +
           pthread_rwlockattr_setkind_np(&ra, 0) + pthread_rwlockattr_getkind_np(&ra, &shared) +
           pthread_rwlockattr_getpshared(&ra, &shared) + pthread_rwlockattr_destroy(&ra);
}

static pthread_spinlock_t spin;
PREPARE(spin) {
    pthread_spin_init(&spin, 0);
    return 0;
}
OBSERVE(spin) { out[0] = pthread_spin_trylock(&spin); }
OP(pthread_spin_lock, spin) { return pthread_spin_lock(&spin); }
OP(pthread_spin_once, spin) { return pthread_spin_lock(&spin) + pthread_spin_unlock(&spin); }
OP(pthread_spin_trylock, spin) { return pthread_spin_trylock(&spin); }
OP(pthread_spin_unlock, spin) { return pthread_spin_unlock(&spin); }
OP(pthread_spin_init, spin) { return pthread_spin_init(&spin, 0); }
OP(pthread_spin_destroy, spin) { return pthread_spin_destroy(&spin); }

static pthread_barrier_t b;
static pthread_barrierattr_t ba;
PREPARE(barrier) {
    pthread_barrier_init(&b, 0, 2);
    pthread_barrierattr_init(&ba);
    return 0;
}
OBSERVE(barrier) { (void)out; }
OP(pthread_barrier_wait, barrier) { return pthread_barrier_wait(&b); }
OP(pthread_barrier_init, barrier) { return pthread_barrier_init(&b, &ba, 1); }
OP(pthread_barrier_destroy, barrier) { return pthread_barrier_destroy(&b); }
OP(pthread_barrierattr, barrier) {
    int shared;
    return pthread_barrierattr_init(&ba) + pthread_barrierattr_setpshared(&ba, 0) +
           pthread_barrierattr_getpshared(&ba, &shared) + pthread_barrierattr_destroy(&ba);
}

static sem_t sem;
PREPARE(semaphore) {
    sem_init(&sem, 0, 1);
    return 0;
}
OBSERVE(semaphore) { out[0] = sem_trywait(&sem); }
OP(sem_wait, semaphore) { return sem_wait(&sem); }
OP(sem_trywait, semaphore) { return sem_trywait(&sem); }
OP(sem_timedwait, semaphore) { return sem_timedwait(&sem, &never); }
OP(sem_clockwait, semaphore) { return sem_clockwait(&sem, CLOCK_REALTIME, &never); }
OP(sem_post, semaphore) { return sem_post(&sem); }
OP(sem_getvalue, semaphore) {
    int value;
    sem_getvalue(&sem, &value);
    return value;
}
OP(sem_init, semaphore) { return sem_init(&sem, 0, 2); }
OP(sem_destroy, semaphore) { return sem_destroy(&sem); }

#define named ((sem_t *)x)
PREPARE(named) { return sem_open("/s", O_CREAT, 0600, 1); }
OBSERVE(named) { out[0] = sem_open("/s", 0) != SEM_FAILED; }
OP(sem_open, named) {
    sem_t *at = sem_open("/s", O_CREAT, 0600, 0);
    return at == SEM_FAILED ? -1 : sem_trywait(at);
}
OP(sem_open_exclusive, named) { return sem_open("/s", O_CREAT | O_EXCL, 0600, 0) != SEM_FAILED; }
OP(sem_open_plain, named) { return sem_open("/s", 0) != SEM_FAILED; }
OP(sem_close, named) { return sem_close(named); }
OP(sem_unlink, named) { return sem_unlink("/s"); }
OP(sem_wait_named, named) { return sem_trywait(named); }

static pthread_once_t o = PTHREAD_ONCE_INIT;
static once_flag co = ONCE_FLAG_INIT;
static int done;
static void once(void) { done++; }
PREPARE(once) { return 0; }
OBSERVE(once) { out[0] = done; }
OP(pthread_once, once) { return pthread_once(&o, once); }
OP(call_once, once) {
    call_once(&co, once);
    return 0;
}

static mtx_t cm;
static cnd_t cc;
PREPARE(c_sync) {
    mtx_init(&cm, mtx_timed);
    cnd_init(&cc);
    return 0;
}
OBSERVE(c_sync) { out[0] = mtx_trylock(&cm); }
OP(mtx_lock, c_sync) { return mtx_lock(&cm); }
OP(mtx_once, c_sync) { return mtx_lock(&cm) + mtx_unlock(&cm); }
OP(mtx_trylock, c_sync) { return mtx_trylock(&cm); }
OP(mtx_timedlock, c_sync) { return mtx_timedlock(&cm, &never); }
OP(mtx_init, c_sync) { return mtx_init(&cm, mtx_plain); }
OP(mtx_destroy, c_sync) {
    mtx_destroy(&cm);
    return 0;
}
OP(cnd_wait, c_sync) {
    mtx_lock(&cm);
    long result = cnd_wait(&cc, &cm);
    mtx_unlock(&cm);
    return result;
}
OP(cnd_timedwait, c_sync) {
    mtx_lock(&cm);
    long result = cnd_timedwait(&cc, &cm, &never);
    mtx_unlock(&cm);
    return result;
}
OP(cnd_signal, c_sync) { return cnd_signal(&cc); }
OP(cnd_broadcast, c_sync) { return cnd_broadcast(&cc); }
OP(cnd_init, c_sync) { return cnd_init(&cc); }
OP(cnd_destroy, c_sync) {
    cnd_destroy(&cc);
    return 0;
}
