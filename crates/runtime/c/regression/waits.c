/* What threads wait for that is no lock: what is done once, semaphores, conditions and barriers; kept by the address of the
 * object, as `locks.c` keeps locks. */
#include "test.h"
#include <fcntl.h>
#include <semaphore.h>
#include <stdarg.h>
#include <threads.h>


/* What is done once. */

static int once(void *from, void *at, void (*function)(void)) {
    tb_sync(from, OP_LOCK, OP_LOCK, at);
    struct object *object = tb_object(at);
    while (object->done == 1)
        tb_block(FOR_ONCE, object, NULL);
    tb_takes(object);
    if (object->done == 2)
        return 0;
    object->done = 1;
    object->owner = tb_me();
    function();
    struct place place;
    if (tb_self && tb_place(from, &place))
        tb_self->place = place;
    if (tb_self)
        tb_further(OP_UNLOCK, OP_UNLOCK, at);
    object->owner = NULL;
    object->done = 2;
    tb_gives(object);
    tb_changed();
    return 0;
}

int W(pthread_once)(pthread_once_t *at, void (*function)(void)) { return once(FROM, at, function); }
void W(call_once)(once_flag *at, void (*function)(void)) { once(FROM, at, function); }

/* Semaphores. */

static int failed(int why) {
    errno = why;
    return -1;
}

static struct object *semaphore_at(sem_t *at) {
    struct object *object = tb_object(at);
    if (!object->made || object->destroyed)
        tb_misuse("a semaphore is used that was not initialised, or was destroyed");
    return object;
}

int W(sem_init)(sem_t *at, int shared, unsigned value) {
    (void)shared;
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, at);
    if (value > 0x7fffffff)
        return failed(EINVAL);
    tb_remade(at)->count = (int)value;
    return 0;
}

int W(sem_destroy)(sem_t *at) {
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, at);
    semaphore_at(at)->destroyed = 1;
    return 0;
}

int W(sem_wait)(sem_t *at) {
    tb_sync(FROM, OP_DOWN, OP_DOWN, at);
    struct object *object = semaphore_at(at);
    while (object->count <= 0)
        tb_block(FOR_SEMAPHORE, object, NULL);
    object->count--;
    tb_takes(object);
    return 0;
}

int W(sem_trywait)(sem_t *at) {
    tb_sync(FROM, OP_DOWN, OP_EMPTY, at);
    struct object *object = semaphore_at(at);
    if (object->count <= 0)
        return failed(EAGAIN);
    object->count--;
    tb_takes(object);
    return 0;
}

static int down_until(void *from, sem_t *at, const struct timespec *time) {
    const struct step *step = tb_sync(from, OP_DOWN, OP_EMPTY, at);
    struct object *object = semaphore_at(at);
    struct thread *me = tb_me();
    if (object->count <= 0)
        tb_moment(from, time);
    if (!tb_is_moment(time))
        return failed(EINVAL);
    while (object->count <= 0) {
        if (step && step->op == OP_EMPTY)
            me->timed_out = 1;
        me->may_time_out = 1;
        tb_block(FOR_SEMAPHORE, object, NULL);
        if (me->timed_out && object->count <= 0) {
            me->timed_out = 0;
            tb_time_passes(time);
            return failed(ETIMEDOUT);
        }
    }
    me->timed_out = 0;
    object->count--;
    tb_takes(object);
    return 0;
}

int W(sem_timedwait)(sem_t *at, const struct timespec *time) { return down_until(FROM, at, time); }

int W(sem_clockwait)(sem_t *at, clockid_t clock, const struct timespec *time) {
    return tb_is_clock(clock) ? down_until(FROM, at, time) : failed(EINVAL);
}

int W(sem_post)(sem_t *at) {
    tb_sync(FROM, OP_UP, OP_UP, at);
    struct object *object = semaphore_at(at);
    if (object->count == 0x7fffffff)
        return failed(EOVERFLOW);
    object->count++;
    tb_gives(object);
    return 0;
}

int W(sem_getvalue)(sem_t *at, int *value) {
    tb_sync(FROM, OP_LOOK, OP_LOOK, at);
    *value = semaphore_at(at)->count;
    return 0;
}

static struct named { struct named *next; char *name; sem_t at; } *named;

sem_t *W(sem_open)(const char *name, int flags, ...) {
    struct named *found = named;
    while (found && strcmp(found->name, name) != 0)
        found = found->next;
    if (found && flags & O_CREAT && flags & O_EXCL)
        return errno = EEXIST, SEM_FAILED;
    if (found)
        return &found->at;
    if (!(flags & O_CREAT))
        return errno = ENOENT, SEM_FAILED;
    va_list arguments;
    va_start(arguments, flags);
    (void)va_arg(arguments, int);
    unsigned value = va_arg(arguments, unsigned);
    va_end(arguments);
    if (value > 0x7fffffff)
        return errno = EINVAL, SEM_FAILED;
    found = calloc(1, sizeof *found);
    if (!found)
        return errno = ENOMEM, SEM_FAILED;
    found->name = strdup(name);
    found->next = named;
    named = found;
    tb_remade(&found->at)->count = (int)value;
    return &found->at;
}

int W(sem_close)(sem_t *at) {
    (void)at;
    return 0;
}

int W(sem_unlink)(const char *name) {
    for (struct named **at = &named; *at; at = &(*at)->next)
        if (strcmp((*at)->name, name) == 0) {
            *at = (*at)->next;
            return 0;
        }
    return failed(ENOENT);
}

/* Condition variables. Whom a signal wakes, and who stops waiting without one, the schedule says. */

static int wait(void *from, void *condition, void *mutex, const struct timespec *time, int is_timed, int is_c11) {
    struct object *object = tb_object(condition), *held = tb_mutex_at(mutex, is_c11);
    struct thread *me = tb_me();
    if (is_timed && !tb_is_moment(time))
        return EINVAL;
    tb_sync(from, OP_WAIT, OP_WAIT, condition);
    tb_moment(from, time);
    if (held->owner != me)
        tb_misuse("a condition is waited for without holding its mutex");
    if (held->owner != me && held->kind == CHECKING)
        return EPERM;
    if (object->destroyed)
        tb_misuse("a condition variable is used that was destroyed");
    if (object->waiters && object->mutex != mutex)
        tb_misuse("a condition is waited for with two different mutexes at once");
    if (held->depth > 1)
        tb_misuse("a condition is waited for with a mutex locked twice");
    int depth = held->depth, answer = 0;
    object->mutex = mutex;
    object->waiters++;
    tb_gives(held);
    held->owner = NULL;
    held->depth = 0;
    me->condition = object;
    me->waits_at = object;
    const struct step *step = tb_coming(OP_TIMEOUT, OP_SPURIOUS);
    if (step)
        step = tb_further(OP_TIMEOUT, OP_SPURIOUS, condition);
    if (step && me->condition) {
        answer = step->op == OP_TIMEOUT ? ETIMEDOUT : 0;
        me->condition = NULL;
        object->waiters--;
    } else if (me->condition) {
        me->timed_out = 0;
        me->may_time_out = is_timed;
        tb_block(FOR_SIGNAL, object, NULL);
        if (me->condition) {
            answer = ETIMEDOUT;
            me->condition = NULL;
            object->waiters--;
        }
        me->timed_out = 0;
    }
    if (answer == ETIMEDOUT)
        tb_time_passes(time);
    tb_further(OP_LOCK, OP_LOCK, mutex);
    int locked = tb_lock(held);
    if (depth > 1)
        held->depth = depth;
    return locked ? locked : answer;
}

static void wake(struct object *object, struct thread *thread) {
    thread->condition = NULL;
    object->waiters--;
}

static int signal(void *from, void *condition, int everybody) {
    enum op op = everybody ? OP_BROADCAST : OP_SIGNAL;
    const struct step *step = tb_sync(from, op, op, condition);
    struct object *object = tb_object(condition);
    if (object->destroyed)
        tb_misuse("a condition variable is used that was destroyed");
    for (struct thread *thread = tb_threads; step && !everybody && thread; thread = thread->next)
        if (thread->number == step->argument && step->argument >= 0 && thread->condition == object) {
            wake(object, thread);
            return 0;
        }
    for (struct thread *thread = tb_threads; thread; thread = thread->next)
        if (thread->condition == object) {
            wake(object, thread);
            if (!everybody)
                break;
        }
    return 0;
}

int W(pthread_cond_wait)(pthread_cond_t *condition, pthread_mutex_t *mutex) {
    return wait(FROM, condition, mutex, NULL, 0, 0);
}

int W(pthread_cond_timedwait)(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
    return wait(FROM, condition, mutex, time, 1, 0);
}

int W(pthread_cond_clockwait)(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
                              const struct timespec *time) {
    (void)clock;
    return wait(FROM, condition, mutex, time, 1, 0);
}

int W(pthread_cond_signal)(pthread_cond_t *condition) { return signal(FROM, condition, 0); }
int W(pthread_cond_broadcast)(pthread_cond_t *condition) { return signal(FROM, condition, 1); }

int W(pthread_cond_init)(pthread_cond_t *condition, const pthread_condattr_t *attributes) {
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, condition);
    tb_attribute(FROM, attributes, sizeof *attributes, 0);
    if (tb_object(condition)->waiters)
        tb_misuse("a condition is initialised while a thread waits for it");
    tb_remade(condition);
    return 0;
}

static int end_of_condition(void *from, void *condition) {
    tb_sync(from, OP_REMAKE, OP_REMAKE, condition);
    struct object *object = tb_object(condition);
    if (object->destroyed)
        tb_misuse("a condition variable is used that was destroyed");
    if (object->waiters)
        tb_misuse("a condition is destroyed while a thread waits for it");
    object->destroyed = 1;
    return 0;
}

int W(pthread_cond_destroy)(pthread_cond_t *condition) { return end_of_condition(FROM, condition); }

int W(cnd_init)(cnd_t *condition) {
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, condition);
    tb_remade(condition);
    return thrd_success;
}

void W(cnd_destroy)(cnd_t *condition) { end_of_condition(FROM, condition); }
int W(cnd_wait)(cnd_t *condition, mtx_t *mutex) { return tb_as_thrd(wait(FROM, condition, mutex, NULL, 0, 1)); }

int W(cnd_timedwait)(cnd_t *condition, mtx_t *mutex, const struct timespec *time) {
    return tb_as_thrd(wait(FROM, condition, mutex, time, 1, 1));
}

int W(cnd_signal)(cnd_t *condition) { return signal(FROM, condition, 0); }
int W(cnd_broadcast)(cnd_t *condition) { return signal(FROM, condition, 1); }

/* Barriers. */

static struct object *barrier_at(void *at) {
    struct object *object = tb_object(at);
    if (!object->made || object->destroyed)
        tb_misuse("a barrier is used that was not initialised, or was destroyed");
    return object;
}

int W(pthread_barrier_init)(pthread_barrier_t *at, const pthread_barrierattr_t *attributes, unsigned count) {
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, at);
    tb_attribute(FROM, attributes, sizeof *attributes, 0);
    if (count == 0)
        return EINVAL;
    if (tb_object(at)->came)
        tb_misuse("a barrier is initialised while a thread waits at it");
    tb_remade(at)->count = (int)count;
    return 0;
}

int W(pthread_barrier_destroy)(pthread_barrier_t *at) {
    tb_sync(FROM, OP_REMAKE, OP_REMAKE, at);
    struct object *object = barrier_at(at);
    if (object->came)
        tb_misuse("a barrier is destroyed while a thread waits at it");
    object->destroyed = 1;
    return 0;
}

/* The last one to come is told from the others. */
int W(pthread_barrier_wait)(pthread_barrier_t *at) {
    tb_sync(FROM, OP_ARRIVE, OP_ARRIVE, at);
    struct object *object = barrier_at(at);
    struct thread *me = tb_me();
    tb_gives(object);
    int is_last = ++object->came >= object->count;
    if (is_last) {
        object->came = 0;
        object->round++;
    } else {
        me->round = object->round;
        tb_block(FOR_BARRIER, object, NULL);
    }
    if (tb_self)
        tb_further(OP_PASS, OP_PASS, at);
    tb_takes(object);
    return is_last ? PTHREAD_BARRIER_SERIAL_THREAD : 0;
}
