/* Locks, as the standard has them, and the table of all synchronisation objects: what the C library would keep in an object is kept here, by its address,
 * so that it is known at every moment who waits for what, and the schedule says what the library would choose by itself. Calls
 * of the program come here by the linker's --wrap. */
#include "test.h"
#include <threads.h>

#define ROOMS 4096

static struct object *rooms[ROOMS];

struct object *tb_object(void *at) {
    struct object **room = &rooms[((word)at >> 3) % ROOMS];
    for (struct object *object = *room; object; object = object->next)
        if (object->at == at)
            return object;
    struct object *object = calloc(1, sizeof *object);
    if (!object)
        tb_broken("there is no memory for a synchronisation object");
    object->at = at;
    object->next = *room;
    return *room = object;
}

struct object *tb_remade(void *at) {
    struct object *object = tb_object(at), *next = object->next;
    memset(object, 0, sizeof *object);
    object->at = at;
    object->next = next;
    object->made = 1;
    return object;
}

/* Memory that is free is no object any more. */
void tb_forget(char *from, char *to) {
    for (int i = 0; i < ROOMS; i++)
        for (struct object *object = rooms[i]; object; object = object->next)
            if ((char *)object->at >= from && (char *)object->at < to)
                tb_remade(object->at)->made = 0;
}

/* Whether a thread that waits in a call has to go on waiting. */
int tb_blocks(struct thread *thread) {
    struct object *object = thread->waits_at;
    switch (thread->waits_for) {
    case FOR_MUTEX:
        return object->owner != NULL;
    case FOR_WRITING:
        return object->owner || object->readers > 0;
    case FOR_READING:
        return object->owner || (object->writer_first && object->writers_waiting > 0);
    case FOR_SIGNAL:
        return thread->condition != NULL;
    case FOR_SEMAPHORE:
        return object->count <= 0;
    case FOR_BARRIER:
        return object->round == thread->round;
    case FOR_THREAD:
        return !thread->waits_for_thread->ended;
    case FOR_ONCE:
        return object->done == 1;
    default:
        return 0;
    }
}

/* Calls before the first thread has begun, or behind the last, wait for nothing. */
struct thread *tb_me(void) {
    static struct thread nobody;
    return tb_self ? tb_self : &nobody;
}

/* Allocated memory that nobody has written to is no object. */
void tb_never_made(const void *at) {
    if (tb_is_allocated(at) && *(const unsigned *)at == TB_UNWRITTEN * 0x01010101u)
        tb_misuse("a synchronisation object is used that was never initialised");
}

/* Mutexes, of both families. */

struct object *tb_mutex_at(void *at, int is_c11) {
    struct object *object = tb_object(at);
    if (!object->made && !object->destroyed) {
        tb_never_made(at);
        object->made = 1;
        object->kind = NORMAL;
#ifdef __GLIBC__
        int kind = is_c11 ? 0 : ((pthread_mutex_t *)at)->__data.__kind & 3;
        object->kind = kind == PTHREAD_MUTEX_RECURSIVE ? RECURSIVE : kind == PTHREAD_MUTEX_ERRORCHECK ? CHECKING : NORMAL;
#endif
    }
    if (object->destroyed)
        tb_misuse("a mutex is used that was destroyed");
    return object;
}

enum patience { FOREVER, NONE, TIMED };

/* `taken`: the schedule says that it is not to be had in time. */
static int lock(struct object *object, enum patience patience, int taken) {
    struct thread *me = tb_me();
    if (object->lost)
        return ENOTRECOVERABLE;
    if (object->owner == me && object->kind == RECURSIVE) {
        object->depth++;
        return 0;
    }
    if (object->owner == me && object->kind == CHECKING && patience != NONE)
        return EDEADLK;
    if (object->owner && patience == NONE)
        return EBUSY;
    while (object->owner) {
        if (patience == TIMED && taken)
            return ETIMEDOUT;
        me->may_time_out = patience == TIMED;
        me->timed_out = 0;
        tb_block(FOR_MUTEX, object, NULL);
        if (me->timed_out && object->owner) {
            me->timed_out = 0;
            return ETIMEDOUT;
        }
    }
    me->timed_out = 0;
    object->owner = me;
    object->depth = 1;
    tb_takes(object);
    tb_changed();
    if (object->died) {
        object->died = 0;
        object->round = 1; /* it waits to be made consistent */
        return EOWNERDEAD;
    }
    return 0;
}

int tb_lock(struct object *object) { return lock(object, FOREVER, 0); }

static int unlock(struct object *object) {
    struct thread *me = tb_me();
    if (object->owner != me) {
        tb_misuse(object->owner ? "a mutex is unlocked that another thread holds" : "a mutex is unlocked that is not locked");
        if (object->kind != NORMAL || object->robust)
            return EPERM;
    }
    if (--object->depth > 0)
        return 0;
    tb_gives(object);
    object->owner = NULL;
    object->depth = 0;
    if (object->round) {
        object->round = 0;
        object->lost = 1;
    }
    return 0;
}

void tb_owner_ends(struct thread *thread) {
    for (int i = 0; i < ROOMS; i++)
        for (struct object *object = rooms[i]; object; object = object->next)
            if (object->owner == thread && object->robust) {
                object->owner = NULL;
                object->depth = 0;
                object->died = 1;
                object->after |= thread->after;
            }
}

int W(pthread_mutex_lock)(pthread_mutex_t *mutex) {
    tb_sync(FROM, OP_LOCK, OP_LOCK, mutex);
    return lock(tb_mutex_at(mutex, 0), FOREVER, 0);
}

int W(pthread_mutex_trylock)(pthread_mutex_t *mutex) {
    tb_sync(FROM, OP_LOCK, OP_TAKEN, mutex);
    return lock(tb_mutex_at(mutex, 0), NONE, 0);
}

int tb_is_clock(clockid_t clock) { return (clock >= 0 && clock <= 9) || clock == 11; }

int tb_is_moment(const struct timespec *time) { return !time || (unsigned long)time->tv_nsec < 1000000000; }

/* The moment until which a call waits is read where it has to. */
void tb_moment(void *from, const struct timespec *time) {
    if (time)
        tb_touch(from, (void *)time, sizeof *time, 0);
}

static int lock_until(void *from, void *mutex, const struct timespec *time, int is_c11) {
    const struct step *step = tb_sync(from, OP_LOCK, OP_TAKEN, mutex);
    struct object *object = tb_mutex_at(mutex, is_c11);
    if (object->owner)
        tb_moment(from, time);
    if (object->owner && !tb_is_moment(time))
        return EINVAL;
    int answer = lock(object, TIMED, step && step->op == OP_TAKEN);
    if (answer == ETIMEDOUT)
        tb_time_passes(time);
    return answer;
}

int W(pthread_mutex_timedlock)(pthread_mutex_t *mutex, const struct timespec *time) {
    return lock_until(FROM, mutex, time, 0);
}

int W(pthread_mutex_clocklock)(pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
    return tb_is_clock(clock) ? lock_until(FROM, mutex, time, 0) : EINVAL;
}

int W(pthread_mutex_unlock)(pthread_mutex_t *mutex) {
    tb_sync(FROM, OP_UNLOCK, OP_UNLOCK, mutex);
    return unlock(tb_mutex_at(mutex, 0));
}


int W(pthread_mutex_init)(pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes) {
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, mutex);
    if (tb_object(mutex)->owner)
        tb_misuse("a mutex is initialised while it is locked");
    struct object *object = tb_remade(mutex);
    int kind = PTHREAD_MUTEX_DEFAULT, robust = PTHREAD_MUTEX_STALLED;
    tb_attribute(FROM, attributes, sizeof *attributes, 0);
    if (attributes) {
        pthread_mutexattr_gettype(attributes, &kind);
        pthread_mutexattr_getrobust(attributes, &robust);
    }
    object->kind = kind == PTHREAD_MUTEX_RECURSIVE ? RECURSIVE : kind == PTHREAD_MUTEX_ERRORCHECK ? CHECKING : NORMAL;
    object->robust = robust == PTHREAD_MUTEX_ROBUST;
    return pthread_mutex_init(mutex, attributes);
}

int W(pthread_mutex_destroy)(pthread_mutex_t *mutex) {
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, mutex);
    struct object *object = tb_mutex_at(mutex, 0);
    if (object->owner) {
        tb_misuse("a mutex is destroyed while it is locked");
        return EBUSY;
    }
    object->destroyed = 1;
    object->made = 0;
    return 0;
}

int W(pthread_mutex_consistent)(pthread_mutex_t *mutex) {
    struct object *object = tb_mutex_at(mutex, 0);
    if (!object->robust || !object->round)
        return EINVAL;
    object->round = 0;
    return 0;
}

int tb_as_thrd(int answer) {
    return answer == 0           ? thrd_success
           : answer == EBUSY     ? thrd_busy
           : answer == ETIMEDOUT ? thrd_timedout
           : answer == ENOMEM    ? thrd_nomem
                                 : thrd_error;
}

int W(mtx_init)(mtx_t *mutex, int kind) {
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, mutex);
    tb_remade(mutex)->kind = kind & mtx_recursive ? RECURSIVE : NORMAL;
    return thrd_success;
}

void W(mtx_destroy)(mtx_t *mutex) {
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, mutex);
    struct object *object = tb_mutex_at(mutex, 1);
    if (object->owner)
        tb_misuse("a mutex is destroyed while it is locked");
    object->destroyed = 1;
    object->made = 0;
}

int W(mtx_lock)(mtx_t *mutex) {
    tb_sync(FROM, OP_LOCK, OP_LOCK, mutex);
    return tb_as_thrd(lock(tb_mutex_at(mutex, 1), FOREVER, 0));
}

int W(mtx_trylock)(mtx_t *mutex) {
    tb_sync(FROM, OP_LOCK, OP_TAKEN, mutex);
    return tb_as_thrd(lock(tb_mutex_at(mutex, 1), NONE, 0));
}

int W(mtx_timedlock)(mtx_t *mutex, const struct timespec *time) { return tb_as_thrd(lock_until(FROM, mutex, time, 1)); }

int W(mtx_unlock)(mtx_t *mutex) {
    tb_sync(FROM, OP_UNLOCK, OP_UNLOCK, mutex);
    return tb_as_thrd(unlock(tb_mutex_at(mutex, 1)));
}

/* Spin locks. */

int W(pthread_spin_init)(pthread_spinlock_t *at, int shared) {
    (void)shared;
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, (void *)at);
    tb_remade((void *)at);
    return 0;
}

int W(pthread_spin_destroy)(pthread_spinlock_t *at) {
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, (void *)at);
    tb_object((void *)at)->destroyed = 1;
    return 0;
}

static struct object *spin_at(pthread_spinlock_t *at) {
    struct object *object = tb_object((void *)at);
    object->kind = NORMAL;
    if (object->destroyed || !object->made)
        tb_misuse("a spin lock is used that was destroyed, or never initialised");
    return object;
}

int W(pthread_spin_lock)(pthread_spinlock_t *at) {
    tb_sync(FROM, OP_LOCK, OP_LOCK, (void *)at);
    return lock(spin_at(at), FOREVER, 0);
}

int W(pthread_spin_trylock)(pthread_spinlock_t *at) {
    tb_sync(FROM, OP_LOCK, OP_TAKEN, (void *)at);
    return lock(spin_at(at), NONE, 0);
}

int W(pthread_spin_unlock)(pthread_spinlock_t *at) {
    tb_sync(FROM, OP_UNLOCK, OP_UNLOCK, (void *)at);
    return unlock(spin_at(at));
}

/* Read-write locks. */

static struct object *rwlock_at(void *at) {
    struct object *object = tb_object(at);
    if (!object->made && !object->destroyed)
        tb_never_made(at);
    object->made = !object->destroyed;
    object->writer_first = tb_writers_first;
    if (object->destroyed)
        tb_misuse("a read-write lock is used that was destroyed");
    return object;
}

static int read_lock(void *from, void *at, enum patience patience, const struct timespec *time) {
    const struct step *step = tb_sync(from, OP_LOCK, OP_TAKEN, at);
    struct object *object = rwlock_at(at);
    struct thread *me = tb_me();
    me->waits_at = object;
    if (object->owner == me && patience != NONE)
        return EDEADLK;
    while (object->owner || (object->writer_first && object->writers_waiting > 0)) {
        if (patience == NONE)
            return EBUSY;
        tb_moment(from, time);
        if (!tb_is_moment(time))
            return EINVAL;
        me->timed_out = step && step->op == OP_TAKEN;
        me->may_time_out = patience == TIMED;
        tb_block(FOR_READING, object, NULL);
        if (me->timed_out) {
            me->timed_out = 0;
            tb_time_passes(time);
            return ETIMEDOUT;
        }
    }
    object->readers++;
    tb_takes(object);
    return 0;
}

static int write_lock(void *from, void *at, enum patience patience, const struct timespec *time) {
    const struct step *step = tb_sync(from, OP_LOCK, OP_TAKEN, at);
    struct object *object = rwlock_at(at);
    struct thread *me = tb_me();
    if (object->owner == me && patience != NONE)
        return EDEADLK;
    while (object->owner || object->readers > 0) {
        if (patience == NONE)
            return EBUSY;
        tb_moment(from, time);
        if (!tb_is_moment(time))
            return EINVAL;
        me->timed_out = step && step->op == OP_TAKEN;
        me->may_time_out = patience == TIMED;
        object->writers_waiting++;
        tb_block(FOR_WRITING, object, NULL);
        object->writers_waiting--;
        if (me->timed_out) {
            me->timed_out = 0;
            tb_time_passes(time);
            return ETIMEDOUT;
        }
    }
    object->owner = me;
    tb_takes(object);
    return 0;
}

int W(pthread_rwlock_rdlock)(pthread_rwlock_t *at) { return read_lock(FROM, at, FOREVER, NULL); }
int W(pthread_rwlock_wrlock)(pthread_rwlock_t *at) { return write_lock(FROM, at, FOREVER, NULL); }
int W(pthread_rwlock_tryrdlock)(pthread_rwlock_t *at) { return read_lock(FROM, at, NONE, NULL); }
int W(pthread_rwlock_trywrlock)(pthread_rwlock_t *at) { return write_lock(FROM, at, NONE, NULL); }

int W(pthread_rwlock_timedrdlock)(pthread_rwlock_t *at, const struct timespec *time) {
    return read_lock(FROM, at, TIMED, time);
}

int W(pthread_rwlock_timedwrlock)(pthread_rwlock_t *at, const struct timespec *time) {
    return write_lock(FROM, at, TIMED, time);
}

int W(pthread_rwlock_clockrdlock)(pthread_rwlock_t *at, clockid_t clock, const struct timespec *time) {
    return tb_is_clock(clock) ? read_lock(FROM, at, TIMED, time) : EINVAL;
}

int W(pthread_rwlock_clockwrlock)(pthread_rwlock_t *at, clockid_t clock, const struct timespec *time) {
    return tb_is_clock(clock) ? write_lock(FROM, at, TIMED, time) : EINVAL;
}

int W(pthread_rwlock_unlock)(pthread_rwlock_t *at) {
    tb_sync(FROM, OP_UNLOCK, OP_UNLOCK, at);
    struct object *object = rwlock_at(at);
    tb_gives(object);
    if (object->owner == tb_me())
        object->owner = NULL;
    else if (object->readers > 0)
        object->readers--;
    else
        tb_misuse("a read-write lock is unlocked that the thread does not hold");
    return 0;
}

int W(pthread_rwlock_init)(pthread_rwlock_t *at, const pthread_rwlockattr_t *attributes) {
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, at);
    tb_attribute(FROM, attributes, sizeof *attributes, 0);
    if (tb_object(at)->owner || tb_object(at)->readers)
        tb_misuse("a read-write lock is initialised while it is locked");
    tb_remade(at);
    return 0;
}

int W(pthread_rwlock_destroy)(pthread_rwlock_t *at) {
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, at);
    struct object *object = rwlock_at(at);
    if (object->owner || object->readers)
        tb_misuse("a read-write lock is destroyed while it is locked");
    object->destroyed = 1;
    return 0;
}
