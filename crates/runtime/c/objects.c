/* Synchronisation. Every call is the C library's own, made when it is the thread's turn, so that it does not wait. Only
 * what the library would choose by itself is done here: whom a signal wakes, when time is up, who passes a barrier. Beside
 * that it is noted who holds what: to say who waits for whom, and to notice misuse, which the library does not. */
#include "runtime.h"
#include <fcntl.h>
#include <linux/futex.h>
#include <stdarg.h>
#include <string.h>
#include <threads.h>

#define MOST_OBJECTS 8192
#define W(name) __tb_w_##name
#define SELF ((int)(tb_self - tb_threads))

static struct object objects[MOST_OBJECTS];
static int table;

/* What is known of the object at an address. */
struct object *tb_object(void *at) {
    word hash = ((word)at >> 3) * 0x9e3779b97f4a7c15u >> 32;
    struct object *found = NULL;
    while (__atomic_exchange_n(&table, 1, __ATOMIC_ACQUIRE)) {
    }
    for (word i = 0; i < MOST_OBJECTS && !found; i++) {
        struct object *object = &objects[(hash + i) % MOST_OBJECTS];
        if (object->at == at || !object->at) {
            object->at = at;
            found = object;
        }
    }
    __atomic_store_n(&table, 0, __ATOMIC_RELEASE);
    static struct object none;
    return found ? found : &none;
}

static struct object *remade(void *at) {
    struct object *object = tb_object(at);
    memset(object, 0, sizeof *object);
    object->at = at;
    object->made = 1;
    return object;
}

static int readers(struct object *object) {
    for (unsigned i = 0; i < sizeof object->readers; i++)
        if (object->readers[i])
            return 1;
    return 0;
}

/* Whether a thread that should wait for this has to. */
int tb_blocks(enum wait what, void *at) {
    int value = 0;
    switch (what) {
    case FOR_MUTEX:
        return tb_object(at)->owner != 0;
    case FOR_WRITING:
        return tb_object(at)->owner != 0 || readers(tb_object(at));
    case FOR_READING:
        return tb_object(at)->owner != 0 || tb_object(at)->writer != 0;
    case FOR_SEMAPHORE:
        return sem_getvalue(at, &value) == 0 && value <= 0;
    case FOR_BARRIER:
        return tb_object(at)->came < tb_object(at)->count;
    case FOR_THREAD:
        return !((struct thread *)at)->ended;
    case FOR_ONCE:
        return tb_object(at)->running;
    default:
        return 1;
    }
}

static void begin(void) {
    if (!tb_threads)
        tb_start();
}

/* The turn of a call that has one event, or none, after what it reads of its arguments. */
static void take_turn(enum wait what, void *at) {
    begin();
    tb_look();
    if (!tb_pending())
        tb_stand(what, at);
    if (tb_pending())
        tb_take();
    tb_stand_to_fail();
    /* The library's own accesses nobody watches: an object in memory that is gone is to be noticed here. */
    if (at && tb_self->failing && *(volatile unsigned *)at == NEVER_WRITTEN && !tb_object(at)->made)
        tb_misuse("something is used that was never initialised");
}

static int finish(int answer) {
    tb_leave();
    return answer;
}

static const struct timespec PAST = {0, 0};

static int is_moment(const struct timespec *time) { return !time || (unsigned long)time->tv_nsec < 1000000000; }

static int is_clock(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC; }

/* A call that refuses what it is to wait until. */
static int refuse(void *at) {
    take_turn(FOR_STEP, at);
    return finish(EINVAL);
}

/* Mutexes. */

static int is_plain(pthread_mutex_t *mutex) { return (mutex->__data.__kind & 3) == 0 && !(mutex->__data.__kind & 16); }

/* The library takes anything for some mutex, and may wait for ever. */
static void check_mutex(pthread_mutex_t *mutex) {
    if (!tb_object(mutex)->made && (unsigned)mutex->__data.__kind > 0xffff)
        tb_misuse("a mutex is used that was never initialised");
}

static int locked(pthread_mutex_t *mutex, int answer) {
    struct object *object = tb_object(mutex);
    if (object->destroyed)
        tb_misuse("a mutex is used that was destroyed");
    if (answer == EINVAL)
        tb_misuse("a mutex is used that was never initialised, or was destroyed");
    if (answer == 0 || answer == EOWNERDEAD) {
        object->depth = object->owner == SELF + 1 ? object->depth + 1 : 1;
        object->owner = SELF + 1;
        object->robust = (mutex->__data.__kind & 48) == 16;
    }
    return answer;
}

/* A robust mutex whose owner ends is let go by the system, once the thread is really gone: some time after its last event, and
 * others try in between. So the thread does itself what the system would do, and takes the mutex off the list of those that the system
 * looks at. Of several the machine lets go in the order of their addresses. */
void tb_abandon(void) {
    struct object *first = NULL;
    for (int i = 0; i < MOST_OBJECTS; i++) {
        struct object *object = &objects[i];
        if (object->robust && object->owner == SELF + 1 && (!first || object->at < first->at))
            first = object;
    }
    if (!first)
        tb_diverged("a thread ends that should hold a mutex", tb_self->point, tb_self->name);
    pthread_mutex_t *mutex = first->at;
    __pthread_list_t *entry = &mutex->__data.__list;
    /* The lowest bit says something about the mutex. */
    __pthread_list_t *next = (__pthread_list_t *)((uintptr_t)entry->__next & ~(uintptr_t)1);
    __pthread_list_t *before = (__pthread_list_t *)((uintptr_t)entry->__prev & ~(uintptr_t)1);
    next->__prev = entry->__prev;
    before->__next = entry->__next;
    entry->__prev = entry->__next = NULL;
    __atomic_store_n(&mutex->__data.__lock, FUTEX_OWNER_DIED, __ATOMIC_SEQ_CST);
    first->owner = first->depth = 0;
}

int W(pthread_mutex_lock)(pthread_mutex_t *mutex) {
    take_turn(FOR_MUTEX, mutex);
    check_mutex(mutex);
    return finish(locked(mutex, pthread_mutex_lock(mutex)));
}

int W(pthread_mutex_trylock)(pthread_mutex_t *mutex) {
    take_turn(FOR_STEP, mutex);
    check_mutex(mutex);
    return finish(locked(mutex, pthread_mutex_trylock(mutex)));
}

int W(pthread_mutex_timedlock)(pthread_mutex_t *mutex, const struct timespec *time) {
    take_turn(FOR_STEP, mutex);
    check_mutex(mutex);
    int answer = locked(mutex, pthread_mutex_timedlock(mutex, &PAST));
    /* Only who has to wait looks until when. */
    if (answer == ETIMEDOUT && !tb_pending())
        tb_stand(FOR_STEP, (void *)time);
    return finish(answer == ETIMEDOUT && !is_moment(time) ? EINVAL : answer);
}

int W(pthread_mutex_clocklock)(pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
    return is_clock(clock) ? W(pthread_mutex_timedlock)(mutex, time) : refuse(mutex);
}

int W(pthread_mutex_unlock)(pthread_mutex_t *mutex) {
    take_turn(FOR_STEP, mutex);
    struct object *object = tb_object(mutex);
    if (is_plain(mutex) && object->owner != SELF + 1)
        tb_misuse(object->owner ? "a mutex is unlocked that another thread holds"
                                : "a mutex is unlocked that is not locked");
    int answer = pthread_mutex_unlock(mutex);
    if (answer == 0 && --object->depth <= 0)
        object->owner = object->depth = 0;
    return finish(answer);
}

int W(pthread_mutex_init)(pthread_mutex_t *mutex, const pthread_mutexattr_t *kind) {
    take_turn(FOR_STEP, mutex);
    if (tb_object(mutex)->owner)
        tb_misuse("a mutex is initialised while it is locked");
    remade(mutex);
    return finish(pthread_mutex_init(mutex, kind));
}

int W(pthread_mutex_destroy)(pthread_mutex_t *mutex) {
    take_turn(FOR_STEP, mutex);
    struct object *object = tb_object(mutex);
    if (object->destroyed)
        tb_misuse("a mutex is used that was destroyed");
    if (object->owner)
        tb_misuse("a mutex is destroyed while it is locked");
    if (object->lent)
        tb_misuse("a mutex is destroyed while a thread waits for a condition with it");
    object->destroyed = 1;
    return finish(pthread_mutex_destroy(mutex));
}

/* Condition variables. The script says who is woken when. */

static int wait(pthread_cond_t *condition, pthread_mutex_t *mutex, int timed) {
    begin();
    struct object *object = tb_object(condition), *held = tb_object(mutex);
    take_turn(FOR_STEP, condition);
    if (held->owner != SELF + 1)
        tb_misuse("a condition is waited for without holding its mutex");
    if (object->destroyed)
        tb_misuse("a condition variable is used that was destroyed");
    if (object->waiters && object->mutex != mutex)
        tb_misuse("a condition is waited for with two different mutexes at once");
    if (held->depth > 1)
        tb_misuse("a condition is waited for with a mutex locked twice");
    object->waiters++;
    object->mutex = mutex;
    held->owner = held->depth = 0;
    held->lent++;
    pthread_mutex_unlock(mutex);
    tb_done();
    int answer = 0;
    const struct event *event;
    for (;;) {
        tb_stand(FOR_SIGNAL, condition);
        if (!(event = tb_pending()))
            tb_diverged("a thread waits that should not", tb_self->point, tb_self->name);
        tb_take();
        if (event->act != ACT_TIMEOUT && event->act != ACT_SPURIOUS)
            break;
        object->waiters--;
        if (event->act == ACT_TIMEOUT)
            answer = ETIMEDOUT;
        tb_done();
        if (!tb_pending())
            tb_stand(FOR_MUTEX, mutex);
    }
    tb_stand_to_fail();
    held->lent--;
    int relocked = locked(mutex, pthread_mutex_lock(mutex));
    (void)timed;
    return finish(relocked ? relocked : answer);
}

int W(pthread_cond_wait)(pthread_cond_t *condition, pthread_mutex_t *mutex) { return wait(condition, mutex, 0); }

int W(pthread_cond_timedwait)(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
    return is_moment(time) ? wait(condition, mutex, 1) : refuse(condition);
}

int W(pthread_cond_clockwait)(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
                              const struct timespec *time) {
    return is_clock(clock) && is_moment(time) ? wait(condition, mutex, 1) : refuse(condition);
}

/* Whom it wakes stands in the script; here it is only known how many wait. */
static int wake(pthread_cond_t *condition, int everybody) {
    take_turn(FOR_STEP, condition);
    struct object *object = tb_object(condition);
    if (object->destroyed)
        tb_misuse("a condition variable is used that was destroyed");
    if (object->waiters > 0)
        object->waiters = everybody ? 0 : object->waiters - 1;
    return finish(0);
}

int W(pthread_cond_signal)(pthread_cond_t *condition) { return wake(condition, 0); }
int W(pthread_cond_broadcast)(pthread_cond_t *condition) { return wake(condition, 1); }

int W(pthread_cond_init)(pthread_cond_t *condition, const pthread_condattr_t *kind) {
    take_turn(FOR_STEP, condition);
    if (tb_object(condition)->waiters)
        tb_misuse("a condition is initialised while a thread waits for it");
    remade(condition);
    return finish(pthread_cond_init(condition, kind));
}

int W(pthread_cond_destroy)(pthread_cond_t *condition) {
    take_turn(FOR_STEP, condition);
    struct object *object = tb_object(condition);
    if (object->destroyed)
        tb_misuse("a condition variable is used that was destroyed");
    if (object->waiters)
        tb_misuse("a condition is destroyed while a thread waits for it");
    object->destroyed = 1;
    return finish(0);
}

/* Read-write locks and spin locks. */

static int took(void *lock, int answer, int reads) {
    struct object *object = tb_object(lock);
    if (object->destroyed || answer == EINVAL)
        tb_misuse("a read-write lock is used that was never initialised, or was destroyed");
    if (answer == 0 && reads)
        object->readers[SELF]++;
    else if (answer == 0)
        object->owner = SELF + 1;
    return answer;
}

/* A lock that prefers writers is taken in several steps. */
static void take_turns(enum wait what, void *lock) {
    const struct event *event;
    take_turn(what, lock);
    do {
        if (!tb_pending())
            tb_stand(what, lock);
    } while ((event = tb_pending()) && event->act == ACT_LOCK && tb_take());
}

int W(pthread_rwlock_rdlock)(pthread_rwlock_t *lock) {
    take_turns(FOR_READING, lock);
    return finish(took(lock, pthread_rwlock_rdlock(lock), 1));
}

int W(pthread_rwlock_wrlock)(pthread_rwlock_t *lock) {
    struct object *object = tb_object(lock);
    take_turn(FOR_WRITING, lock);
    if (object->owner || readers(object))
        object->writer = SELF + 1;
    const struct event *event;
    do {
        if (!tb_pending())
            tb_stand(FOR_WRITING, lock);
    } while ((event = tb_pending()) && event->act == ACT_LOCK && tb_take());
    object->writer = 0;
    return finish(took(lock, pthread_rwlock_wrlock(lock), 0));
}

/* Whoever does not wait long does not get past a writer who does. */
static int read_or(pthread_rwlock_t *lock, int otherwise) {
    take_turn(FOR_STEP, lock);
    int answer = tb_object(lock)->writer ? EBUSY : pthread_rwlock_tryrdlock(lock);
    return finish(took(lock, answer == EBUSY ? otherwise : answer, 1));
}

static int write_or(pthread_rwlock_t *lock, int otherwise) {
    take_turn(FOR_STEP, lock);
    int answer = pthread_rwlock_trywrlock(lock);
    return finish(took(lock, answer == EBUSY ? otherwise : answer, 0));
}

int W(pthread_rwlock_tryrdlock)(pthread_rwlock_t *lock) { return read_or(lock, EBUSY); }
int W(pthread_rwlock_trywrlock)(pthread_rwlock_t *lock) { return write_or(lock, EBUSY); }

static int is_own(pthread_rwlock_t *lock) { return tb_object(lock)->owner == SELF + 1; }

int W(pthread_rwlock_timedrdlock)(pthread_rwlock_t *lock, const struct timespec *time) {
    begin();
    return is_moment(time) ? read_or(lock, is_own(lock) ? EDEADLK : ETIMEDOUT) : refuse(lock);
}

int W(pthread_rwlock_timedwrlock)(pthread_rwlock_t *lock, const struct timespec *time) {
    begin();
    return is_moment(time) ? write_or(lock, is_own(lock) ? EDEADLK : ETIMEDOUT) : refuse(lock);
}

int W(pthread_rwlock_clockrdlock)(pthread_rwlock_t *lock, clockid_t clock, const struct timespec *time) {
    return is_clock(clock) ? W(pthread_rwlock_timedrdlock)(lock, time) : refuse(lock);
}

int W(pthread_rwlock_clockwrlock)(pthread_rwlock_t *lock, clockid_t clock, const struct timespec *time) {
    return is_clock(clock) ? W(pthread_rwlock_timedwrlock)(lock, time) : refuse(lock);
}

int W(pthread_rwlock_unlock)(pthread_rwlock_t *lock) {
    take_turn(FOR_STEP, lock);
    struct object *object = tb_object(lock);
    if (object->owner == SELF + 1)
        object->owner = 0;
    else if (object->readers[SELF])
        object->readers[SELF]--;
    else
        tb_misuse("a read-write lock is unlocked that the thread does not hold");
    return finish(pthread_rwlock_unlock(lock));
}

int W(pthread_rwlock_init)(pthread_rwlock_t *lock, const pthread_rwlockattr_t *kind) {
    take_turn(FOR_STEP, lock);
    if (tb_object(lock)->owner || readers(tb_object(lock)))
        tb_misuse("a read-write lock is initialised while it is locked");
    remade(lock);
    return finish(pthread_rwlock_init(lock, kind));
}

int W(pthread_rwlock_destroy)(pthread_rwlock_t *lock) {
    take_turn(FOR_STEP, lock);
    struct object *object = tb_object(lock);
    if (object->destroyed)
        tb_misuse("a read-write lock is used that was destroyed");
    if (object->owner || readers(object))
        tb_misuse("a read-write lock is destroyed while it is locked");
    object->destroyed = 1;
    return finish(pthread_rwlock_destroy(lock));
}

static void check_spin(struct object *object) {
    if (!object->spin)
        tb_misuse("a spin lock is used that was not initialised, or was destroyed");
}

int W(pthread_spin_init)(pthread_spinlock_t *lock, int shared) {
    take_turn(FOR_STEP, (void *)lock);
    if (tb_object((void *)lock)->owner)
        tb_misuse("a spin lock is initialised while it is locked");
    remade((void *)lock)->spin = 1;
    return finish(pthread_spin_init(lock, shared));
}

int W(pthread_spin_destroy)(pthread_spinlock_t *lock) {
    take_turn(FOR_STEP, (void *)lock);
    struct object *object = tb_object((void *)lock);
    check_spin(object);
    if (object->owner)
        tb_misuse("a spin lock is destroyed while it is locked");
    object->spin = 0;
    return finish(pthread_spin_destroy(lock));
}

int W(pthread_spin_lock)(pthread_spinlock_t *lock) {
    take_turn(FOR_MUTEX, (void *)lock);
    struct object *object = tb_object((void *)lock);
    check_spin(object);
    object->owner = SELF + 1;
    return finish(pthread_spin_lock(lock));
}

int W(pthread_spin_trylock)(pthread_spinlock_t *lock) {
    take_turn(FOR_STEP, (void *)lock);
    struct object *object = tb_object((void *)lock);
    check_spin(object);
    int answer = pthread_spin_trylock(lock);
    if (answer == 0)
        object->owner = SELF + 1;
    return finish(answer);
}

int W(pthread_spin_unlock)(pthread_spinlock_t *lock) {
    take_turn(FOR_STEP, (void *)lock);
    struct object *object = tb_object((void *)lock);
    check_spin(object);
    if (object->owner != SELF + 1)
        tb_misuse(object->owner ? "a spin lock is unlocked that another thread holds"
                                : "a spin lock is unlocked that is not locked");
    object->owner = 0;
    return finish(pthread_spin_unlock(lock));
}

/* Semaphores. */

static void check_semaphore(sem_t *semaphore) {
    if (!tb_object(semaphore)->made)
        tb_misuse("a semaphore is used that was not initialised, or was destroyed");
}

int W(sem_init)(sem_t *semaphore, int shared, unsigned value) {
    take_turn(FOR_STEP, semaphore);
    remade(semaphore);
    return finish(sem_init(semaphore, shared, value));
}

int W(sem_destroy)(sem_t *semaphore) {
    take_turn(FOR_STEP, semaphore);
    check_semaphore(semaphore);
    struct object *object = tb_object(semaphore);
    for (word i = 0; i < tb_thread_count; i++)
        if (tb_threads[i].waits_for == FOR_SEMAPHORE && tb_threads[i].waits_at == semaphore)
            tb_misuse("a semaphore is destroyed while a thread waits for it");
    object->made = 0;
    return finish(sem_destroy(semaphore));
}

int W(sem_wait)(sem_t *semaphore) {
    take_turn(FOR_SEMAPHORE, semaphore);
    check_semaphore(semaphore);
    return finish(sem_wait(semaphore));
}

int W(sem_trywait)(sem_t *semaphore) {
    take_turn(FOR_STEP, semaphore);
    check_semaphore(semaphore);
    return finish(sem_trywait(semaphore));
}

int W(sem_timedwait)(sem_t *semaphore, const struct timespec *time) {
    take_turn(FOR_STEP, semaphore);
    if (is_moment(time))
        check_semaphore(semaphore);
    return finish(sem_timedwait(semaphore, is_moment(time) ? &PAST : time));
}

int W(sem_clockwait)(sem_t *semaphore, clockid_t clock, const struct timespec *time) {
    if (is_clock(clock))
        return W(sem_timedwait)(semaphore, time);
    errno = refuse(semaphore);
    return -1;
}

int W(sem_post)(sem_t *semaphore) {
    take_turn(FOR_STEP, semaphore);
    check_semaphore(semaphore);
    return finish(sem_post(semaphore));
}

int W(sem_getvalue)(sem_t *semaphore, int *value) {
    take_turn(FOR_STEP, semaphore);
    check_semaphore(semaphore);
    return finish(sem_getvalue(semaphore, value));
}

/* Semaphores with names belong to this process alone: nothing outside is touched. */
#define MOST_NAMES 64
static struct { char name[256]; sem_t *semaphore; } names[MOST_NAMES];

sem_t *W(sem_open)(const char *name, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    unsigned value = 0;
    if (flags & O_CREAT) {
        (void)va_arg(rest, mode_t);
        value = va_arg(rest, unsigned);
    }
    va_end(rest);
    take_turn(FOR_STEP, NULL);
    sem_t *found = SEM_FAILED;
    int unused = -1;
    for (int i = 0; i < MOST_NAMES; i++) {
        if (names[i].semaphore && strcmp(names[i].name, name) == 0)
            found = names[i].semaphore;
        else if (!names[i].semaphore)
            unused = i;
    }
    if (found != SEM_FAILED && (flags & O_CREAT) && (flags & O_EXCL)) {
        found = SEM_FAILED;
        errno = EEXIST;
    } else if (found == SEM_FAILED && !(flags & O_CREAT)) {
        errno = ENOENT;
    } else if (found == SEM_FAILED && unused >= 0 && strlen(name) < sizeof names[0].name) {
        found = malloc(sizeof *found);
        if (sem_init(found, 0, value) == 0) {
            remade(found);
            strcpy(names[unused].name, name);
            names[unused].semaphore = found;
        } else {
            found = SEM_FAILED;
        }
    }
    tb_leave();
    return found;
}

int W(sem_close)(sem_t *semaphore) {
    take_turn(FOR_STEP, semaphore);
    check_semaphore(semaphore);
    return finish(0);
}

int W(sem_unlink)(const char *name) {
    take_turn(FOR_STEP, NULL);
    for (int i = 0; i < MOST_NAMES; i++)
        if (names[i].semaphore && strcmp(names[i].name, name) == 0) {
            names[i].semaphore = NULL;
            return finish(0);
        }
    errno = ENOENT;
    return finish(-1);
}

/* Barriers. Who has come waits until the script lets it pass. */

int W(pthread_barrier_init)(pthread_barrier_t *barrier, const pthread_barrierattr_t *kind, unsigned count) {
    take_turn(FOR_STEP, barrier);
    struct object *object = tb_object(barrier);
    if (object->made && object->came)
        tb_misuse("a barrier is initialised while a thread waits at it");
    int answer = pthread_barrier_init(barrier, kind, count);
    if (answer == 0)
        remade(barrier)->count = (int)count;
    return finish(answer);
}

int W(pthread_barrier_destroy)(pthread_barrier_t *barrier) {
    take_turn(FOR_STEP, barrier);
    struct object *object = tb_object(barrier);
    if (!object->made)
        tb_misuse("a barrier is used that was not initialised, or was destroyed");
    if (object->came)
        tb_misuse("a barrier is destroyed while a thread waits at it");
    object->made = 0;
    return finish(0);
}

int W(pthread_barrier_wait)(pthread_barrier_t *barrier) {
    begin();
    int is_last = 0;
    if (!tb_pending())
        tb_stand(FOR_STEP, barrier);
    if (tb_pending())
        tb_take();
    tb_stand_to_fail();
    struct object *object = tb_object(barrier);
    if (!object->made)
        tb_misuse("a barrier is used that was not initialised, or was destroyed");
    if (++object->came == object->count) {
        is_last = 1;
        object->came = 0;
    }
    tb_done();
    if (!tb_pending())
        tb_stand(FOR_BARRIER, barrier);
    if (tb_pending())
        tb_take();
    tb_stand_to_fail();
    return finish(is_last ? PTHREAD_BARRIER_SERIAL_THREAD : 0);
}

/* What is done once. */

int W(pthread_once)(pthread_once_t *control, void (*function)(void)) {
    begin();
    struct object *object = tb_object(control);
    take_turn(FOR_ONCE, control);
    if (object->done)
        return finish(0);
    tb_foresee_call((void *)function, 0);
    object->running = 1;
    object->owner = SELF + 1;
    int point = tb_self->point;
    tb_leave();
    function();
    tb_self->point = point;
    take_turn(FOR_STEP, control);
    object->done = 1;
    object->owner = object->running = 0;
    return finish(0);
}

void W(call_once)(once_flag *flag, void (*function)(void)) { W(pthread_once)((pthread_once_t *)flag, function); }

/* Atomic sections: nothing in them is an event, so nobody else goes until the thread has come to the next one. */

void W(__VERIFIER_atomic_begin)(void) {
    take_turn(FOR_STEP, NULL);
    tb_leave();
}

void W(__VERIFIER_atomic_end)(void) {
    begin();
    tb_leave();
}

void W(__CPROVER_atomic_begin)(void) { W(__VERIFIER_atomic_begin)(); }
void W(__CPROVER_atomic_end)(void) { W(__VERIFIER_atomic_end)(); }
void W(__ESBMC_atomic_begin)(void) { W(__VERIFIER_atomic_begin)(); }
void W(__ESBMC_atomic_end)(void) { W(__VERIFIER_atomic_end)(); }

/* Each place is held: threads stand where they were driven to. */
void W(tb_reached)(void) {
    tb_failed("reached", "each place is held by a thread of its own");
}

/* C11: the same with other results. */

static int translate(int answer) {
    return answer == 0 ? thrd_success : answer == EBUSY ? thrd_busy : answer == ETIMEDOUT ? thrd_timedout : thrd_error;
}

int W(mtx_init)(mtx_t *mutex, int type) {
    pthread_mutexattr_t kind;
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_settype(&kind, type & mtx_recursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL);
    return translate(W(pthread_mutex_init)((pthread_mutex_t *)mutex, &kind));
}
void W(mtx_destroy)(mtx_t *mutex) { W(pthread_mutex_destroy)((pthread_mutex_t *)mutex); }
int W(mtx_lock)(mtx_t *mutex) { return translate(W(pthread_mutex_lock)((pthread_mutex_t *)mutex)); }
int W(mtx_trylock)(mtx_t *mutex) { return translate(W(pthread_mutex_trylock)((pthread_mutex_t *)mutex)); }
int W(mtx_timedlock)(mtx_t *mutex, const struct timespec *time) {
    return translate(W(pthread_mutex_timedlock)((pthread_mutex_t *)mutex, time));
}
int W(mtx_unlock)(mtx_t *mutex) { return translate(W(pthread_mutex_unlock)((pthread_mutex_t *)mutex)); }
int W(cnd_init)(cnd_t *condition) { return W(pthread_cond_init)((pthread_cond_t *)condition, NULL); }
void W(cnd_destroy)(cnd_t *condition) { W(pthread_cond_destroy)((pthread_cond_t *)condition); }
int W(cnd_wait)(cnd_t *condition, mtx_t *mutex) {
    return translate(wait((pthread_cond_t *)condition, (pthread_mutex_t *)mutex, 0));
}
int W(cnd_timedwait)(cnd_t *condition, mtx_t *mutex, const struct timespec *time) {
    (void)time;
    return translate(wait((pthread_cond_t *)condition, (pthread_mutex_t *)mutex, 1));
}
int W(cnd_signal)(cnd_t *condition) { return wake((pthread_cond_t *)condition, 0); }
int W(cnd_broadcast)(cnd_t *condition) { return wake((pthread_cond_t *)condition, 1); }
