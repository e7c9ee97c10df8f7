/* Threads: their births, ends and joins, the start and the end of the process, and the clock. Threads are the C library's own;
 * only one of them runs at a time. */
#include "test.h"
#include <sys/time.h>
#include <threads.h>
#include <unistd.h>



/* A thread has ended when its own data is destroyed: the program's destructors and clean-up handlers run before. */
static pthread_key_t last;
static __thread int rounds;

static void end(void *value) {
    struct thread *self = value;
    /* The library goes round so often while there is data left. */
    if (++rounds < 4) {
        pthread_setspecific(last, self);
        return;
    }
    tb_sync(NULL, OP_END, OP_END, NULL);
    self->ended = 1;
    tb_owner_ends(self);
    tb_changed();
    tb_pass_on(1);
}

/* Before anything of the program's runs. */
__attribute__((constructor(101))) static void start(void) {
    tb_read();
    tb_self = tb_new_thread();
    tb_self->handle = pthread_self();
    tb_self->top = (char *)environ;
    pthread_key_create(&last, end);
    pthread_setspecific(last, tb_self);
}

int __tb_w_main(int, char **, char **);

int main(int count, char **arguments, char **environment) {
    int status = __tb_w_main(count, arguments, environment);
    tb_sync(NULL, OP_EXIT, OP_EXIT, NULL);
    exit(status);
}

void W(exit)(int status) {
    tb_sync(FROM, OP_EXIT, OP_EXIT, NULL);
    exit(status);
}

void W(_exit)(int status) {
    tb_sync(FROM, OP_EXIT, OP_EXIT, NULL);
    _exit(status);
}

void W(_Exit)(int status) {
    tb_sync(FROM, OP_EXIT, OP_EXIT, NULL);
    _exit(status);
}

void W(abort)(void) {
    if (tb_abort_ends)
        _exit(0);
    abort();
}

static void *run(void *argument) {
    struct thread *self = argument;
    self->top = __builtin_frame_address(0);
    tb_wait_for_baton(self);
    tb_self = self;
    pthread_setspecific(last, self);
    return self->function(self->argument);
}

static int create(void *from, pthread_t *handle, const pthread_attr_t *attributes, void *(*function)(void *),
                  void *argument) {
    tb_sync(from, OP_CREATE, OP_CREATE, NULL);
    struct thread *thread = tb_new_thread();
    thread->function = function;
    thread->argument = argument;
    int detached = PTHREAD_CREATE_JOINABLE;
    tb_attribute(from, attributes, sizeof *attributes, 0);
    if (attributes)
        pthread_attr_getdetachstate(attributes, &detached);
    thread->detached = detached == PTHREAD_CREATE_DETACHED;
    int answer = pthread_create(&thread->handle, attributes, run, thread);
    if (answer != 0)
        tb_broken("the system cannot create a thread");
    *handle = thread->handle;
    tb_changed();
    return 0;
}

int W(pthread_create)(pthread_t *handle, const pthread_attr_t *attributes, void *(*function)(void *), void *argument) {
    return create(FROM, handle, attributes, function, argument);
}

int W(thrd_create)(thrd_t *handle, thrd_start_t function, void *argument) {
    return tb_as_thrd(create(FROM, handle, NULL, (void *(*)(void *))(void *)function, argument));
}

/* Of several with the same handle the youngest is meant. */
static struct thread *with(pthread_t handle) {
    struct thread *found = NULL;
    for (struct thread *thread = tb_threads; thread; thread = thread->next)
        if (thread->handle == handle)
            found = thread;
    return found;
}

static int join(void *from, pthread_t handle, void **value, int otherwise, const struct timespec *until) {
    struct thread *thread = with(handle);
    if (thread && thread == tb_self)
        return EDEADLK;
    const struct step *step = tb_sync(from, OP_JOIN, OP_LOOK, NULL);
    if (!thread || thread->joined || thread->detached) {
        tb_misuse("a thread is joined that was joined or detached before");
        return ESRCH;
    }
    if (otherwise == EBUSY && !thread->ended)
        return EBUSY;
    if (!thread->ended) {
        tb_moment(from, until);
        tb_me()->timed_out = otherwise && step && step->op == OP_LOOK;
        tb_me()->may_time_out = otherwise != 0;
        tb_block(FOR_THREAD, NULL, thread);
    }
    tb_me()->timed_out = 0;
    if (!thread->ended) {
        tb_time_passes(until);
        return otherwise;
    }
    thread->joined = 1;
    tb_me()->after |= thread->after;
    return pthread_join(handle, value);
}

int W(pthread_join)(pthread_t handle, void **value) { return join(FROM, handle, value, 0, NULL); }
int W(pthread_tryjoin_np)(pthread_t handle, void **value) { return join(FROM, handle, value, EBUSY, NULL); }

int W(pthread_timedjoin_np)(pthread_t handle, void **value, const struct timespec *time) {
    return join(FROM, handle, value, time ? ETIMEDOUT : 0, time);
}

int W(pthread_clockjoin_np)(pthread_t handle, void **value, clockid_t clock, const struct timespec *time) {
    (void)clock;
    return join(FROM, handle, value, time ? ETIMEDOUT : 0, time);
}

int W(thrd_join)(thrd_t handle, int *value) {
    void *got = NULL;
    int answer = join(FROM, handle, &got, 0, NULL);
    if (answer == 0 && value)
        *value = (int)(intptr_t)got;
    return tb_as_thrd(answer);
}

static int detach(pthread_t handle) {
    struct thread *thread = with(handle);
    if (!thread || thread->joined || thread->detached) {
        tb_misuse("a thread is detached that was joined or detached before");
        return EINVAL;
    }
    thread->detached = 1;
    return pthread_detach(handle);
}

int W(pthread_detach)(pthread_t handle) {
    tb_sync(FROM, OP_JOIN, OP_LOOK, NULL);
    return detach(handle);
}

int W(thrd_detach)(thrd_t handle) {
    tb_sync(FROM, OP_JOIN, OP_LOOK, NULL);
    return tb_as_thrd(detach(handle));
}

void W(thrd_exit)(int value) { pthread_exit((void *)(intptr_t)value); }

/* The clock starts at a fixed moment, and every look at it finds it a millisecond later. */

#define MICROSECONDS 1000000
static word now = 1700000000000000;

word tb_now(void) { return now += 1000; }

/* A time-out means that this moment has come. */
void tb_time_passes(const struct timespec *until) {
    word then = until ? (word)until->tv_sec * MICROSECONDS + (word)until->tv_nsec / 1000 : 0;
    if (then > now)
        now = then;
}

time_t W(time)(time_t *place) {
    tb_hook(FROM, OP_CALL, NULL, 0);
    time_t time = (time_t)(tb_now() / MICROSECONDS);
    if (place)
        *place = time;
    return time;
}

clock_t W(clock)(void) {
    tb_hook(FROM, OP_CALL, NULL, 0);
    return (clock_t)(tb_now() % ((word)1000 * MICROSECONDS));
}

int W(gettimeofday)(struct timeval *place, void *zone) {
    (void)zone;
    tb_hook(FROM, OP_CALL, NULL, 0);
    word time = tb_now();
    place->tv_sec = (time_t)(time / MICROSECONDS);
    place->tv_usec = (suseconds_t)(time % MICROSECONDS);
    return 0;
}

int W(clock_gettime)(clockid_t clock, struct timespec *place) {
    tb_hook(FROM, OP_CALL, NULL, 0);
    if (!tb_is_clock(clock))
        return errno = EINVAL, -1;
    word time = tb_now();
    place->tv_sec = (time_t)(time / MICROSECONDS);
    place->tv_nsec = (long)(time % MICROSECONDS * 1000);
    return 0;
}

/* A pause takes no time, but others may go on. */

static int pause_for(const struct timespec *length) {
    tb_yield();
    return length->tv_sec >= 0 && tb_is_moment(length);
}

int W(nanosleep)(const struct timespec *length, struct timespec *rest) {
    (void)rest;
    return pause_for(length) ? 0 : (errno = EINVAL, -1);
}

int W(clock_nanosleep)(clockid_t clock, int flags, const struct timespec *length, struct timespec *rest) {
    (void)flags, (void)rest;
    return tb_is_clock(clock) && pause_for(length) ? 0 : EINVAL;
}

int W(thrd_sleep)(const struct timespec *length, struct timespec *rest) {
    (void)rest;
    return pause_for(length) ? 0 : -2;
}

unsigned W(sleep)(unsigned seconds) {
    (void)seconds;
    tb_yield();
    return 0;
}

int W(usleep)(unsigned microseconds) {
    (void)microseconds;
    tb_yield();
    return 0;
}

int W(sched_yield)(void) {
    tb_yield();
    return 0;
}

int W(pthread_yield)(void) {
    tb_yield();
    return 0;
}

void W(thrd_yield)(void) { tb_yield(); }
