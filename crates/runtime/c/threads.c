/* Threads: their births, ends and joins; the data that each has of its own; inputs that are bytes; the clock. */
#include "runtime.h"
#include <malloc.h>
#include <setjmp.h>
#include <string.h>
#include <sys/time.h>
#include <threads.h>
#include <time.h>

#define W(name) __tb_w_##name

static struct thread *named(pthread_t handle) {
    for (word i = 0; i < tb_thread_count; i++)
        if (tb_threads[i].handle == handle && (i == 0 || tb_threads[i].function))
            return &tb_threads[i];
    return NULL;
}

/* Thread-specific data. Destructors run before the thread's last event, as part of the program. */

#define MOST_KEYS 1024
#define ITERATIONS 4
static struct { int used; void (*destructor)(void *); } keys[MOST_KEYS];
static unsigned key_count;
static __thread void *specific[MOST_KEYS];
/* Whether the thread has begun to end. */
static __thread int ends;

static void destroy_specific(void) {
    ends = 1;
    for (int round = 0; round < ITERATIONS; round++)
        for (unsigned key = 0; key < key_count; key++) {
            void *value = specific[key];
            specific[key] = NULL;
            if (value && keys[key].used && keys[key].destructor)
                keys[key].destructor(value);
        }
}

static void turn(void) {
    if (!tb_threads)
        tb_start();
    if (!tb_pending())
        tb_stand(FOR_STEP, NULL);
    if (tb_pending())
        tb_take();
    tb_stand_to_fail();
}

static int finish(int answer) {
    tb_leave();
    return answer;
}

int W(pthread_key_create)(pthread_key_t *key, void (*destructor)(void *)) {
    turn();
    if (key_count == MOST_KEYS)
        return finish(EAGAIN);
    keys[key_count].used = 1;
    keys[key_count].destructor = destructor;
    *key = key_count++;
    return finish(0);
}

int W(pthread_key_delete)(pthread_key_t key) {
    turn();
    if (key >= key_count || !keys[key].used)
        return finish(EINVAL);
    keys[key].used = 0;
    return finish(0);
}

void *W(pthread_getspecific)(pthread_key_t key) {
    turn();
    if (key >= key_count || !keys[key].used)
        tb_misuse("thread-specific data is asked for with a key that does not exist");
    tb_leave();
    return key < key_count ? specific[key] : NULL;
}

int W(pthread_setspecific)(pthread_key_t key, const void *value) {
    turn();
    if (key >= key_count || !keys[key].used)
        return finish(EINVAL);
    specific[key] = (void *)value;
    return finish(0);
}

int W(tss_create)(tss_t *key, tss_dtor_t destructor) { return W(pthread_key_create)(key, destructor); }
void W(tss_delete)(tss_t key) { W(pthread_key_delete)(key); }
void *W(tss_get)(tss_t key) { return W(pthread_getspecific)(key); }
int W(tss_set)(tss_t key, void *value) {
    return W(pthread_setspecific)(key, value) == 0 ? thrd_success : thrd_error;
}

/* Births and ends. */

static void *run(void *argument) {
    struct thread *self = argument;
    tb_become(self);
    void *value = self->function(self->argument);
    destroy_specific();
    tb_ends_own();
    tb_finish();
    return value;
}

/* Clean-up handlers run before that too: each is a buffer of `setjmp`, made by the header's macros. */

#define MOST_CLEANUPS 256
static __thread __pthread_unwind_buf_t *cleanups[MOST_CLEANUPS];
static __thread unsigned cleanup_count;
static __thread void *exit_value;

void W(__pthread_register_cancel)(__pthread_unwind_buf_t *buffer) {
    turn();
    if (cleanup_count == MOST_CLEANUPS)
        tb_diverged("more clean-up handlers than a native replay can follow", tb_self->point, tb_self->name);
    cleanups[cleanup_count++] = buffer;
    tb_leave();
}

void W(__pthread_unregister_cancel)(__pthread_unwind_buf_t *buffer) {
    turn();
    if (cleanup_count == 0 || cleanups[cleanup_count - 1] != buffer)
        tb_misuse("a clean-up handler is taken away that is not the last one");
    else
        cleanup_count--;
    tb_leave();
}

static void unwind(void *value) {
    if (!tb_threads)
        tb_start();
    tb_stand(FOR_STEP, NULL);
    if (cleanup_count > 0) {
        exit_value = value;
        /* It begins like any other buffer, and says that no signals were saved. */
        longjmp((struct __jmp_buf_tag *)(void *)cleanups[--cleanup_count], 1);
    }
    destroy_specific();
    tb_ends_own();
    tb_finish();
    pthread_exit(value);
}

void W(pthread_exit)(void *value) {
    if (ends) {
        tb_stand_to_fail();
        tb_misuse("a thread exits in a clean-up handler or destructor that runs because it ends");
    }
    ends = 1;
    unwind(value);
}

void W(__pthread_unwind_next)(__pthread_unwind_buf_t *buffer) {
    (void)buffer;
    unwind(exit_value);
}

int W(pthread_create)(pthread_t *handle, const pthread_attr_t *kind, void *(*function)(void *), void *argument) {
    if (!tb_threads)
        tb_start();
    struct thread *self = tb_self, *child = NULL;
    const struct event *event;
    while ((event = tb_pending()) && event->act != ACT_CREATE) {
        tb_take();
        tb_done();
    }
    if (!event)
        tb_stand(FOR_STEP, NULL);
    tb_foresee_call((void *)function, 1);
    self->births++;
    for (word i = 1; i < tb_thread_count; i++)
        if (tb_threads[i].parent == (word)(self - tb_threads) && tb_threads[i].birth == self->births)
            child = &tb_threads[i];
    if (!child)
        tb_diverged("a thread is created that should not be", self->point, self->name);
    if (event)
        tb_take();
    tb_stand_to_fail();
    int detached = PTHREAD_CREATE_JOINABLE;
    if (kind)
        pthread_attr_getdetachstate(kind, &detached);
    child->claimed = detached == PTHREAD_CREATE_DETACHED;
    child->function = function;
    child->argument = argument;
    int answer = pthread_create(&child->handle, kind, run, child);
    if (answer != 0)
        tb_diverged("the system cannot create a thread", self->point, self->name);
    *handle = child->handle;
    tb_wait_for_child(child);
    return finish(0);
}

static void claim(struct thread *child, const char *why) {
    if (!child)
        tb_misuse("something is used as a thread that is none");
    else if (child->claimed)
        tb_misuse(why);
}

static int join(pthread_t handle, void **value) {
    static const char *const why = "a thread is joined that was joined or detached before";
    if (!tb_threads)
        tb_start();
    struct thread *child = named(handle);
    tb_self->waits_at = child;
    if (child == tb_self)
        return finish(EDEADLK);
    const struct event *event = tb_pending();
    int claimed = event && event->act != ACT_JOIN;
    if (claimed) {
        /* Where threads can be detached, it is a step of its own to say who joins. */
        tb_take();
        tb_stand_to_fail();
        claim(child, why);
        if (child)
            child->claimed = 1;
        tb_done();
        event = tb_pending();
    }
    if (!event)
        tb_stand(FOR_THREAD, child);
    if (!claimed)
        claim(child, why);
    if (event)
        tb_take();
    tb_stand_to_fail();
    if (!claimed)
        claim(child, why);
    void *got = NULL;
    int answer = pthread_join(handle, &got);
    if (child)
        child->claimed = 1;
    tb_leave();
    if (value)
        *value = got;
    return answer;
}

int W(pthread_join)(pthread_t handle, void **value) { return join(handle, value); }

/* The script says whether the thread has ended: then there is a join. */
static int try_join(pthread_t handle, void **value, int otherwise) {
    if (!tb_threads)
        tb_start();
    struct thread *child = named(handle);
    if (child == tb_self)
        return finish(EDEADLK);
    tb_look();
    const struct event *event = tb_pending();
    if (!event)
        tb_stand(FOR_STEP, NULL);
    claim(child, "a thread is joined that was joined or detached before");
    if (event && event->act != ACT_JOIN) {
        tb_take();
        event = tb_pending();
    }
    if (event)
        return join(handle, value);
    tb_stand_to_fail();
    return finish(otherwise);
}

int W(pthread_tryjoin_np)(pthread_t handle, void **value) { return try_join(handle, value, EBUSY); }

int W(pthread_timedjoin_np)(pthread_t handle, void **value, const struct timespec *time) {
    return time ? try_join(handle, value, ETIMEDOUT) : join(handle, value);
}

int W(pthread_clockjoin_np)(pthread_t handle, void **value, clockid_t clock, const struct timespec *time) {
    (void)clock;
    return W(pthread_timedjoin_np)(handle, value, time);
}

int W(pthread_detach)(pthread_t handle) {
    turn();
    struct thread *child = named(handle);
    claim(child, "a thread is detached that was joined or detached before");
    if (child)
        child->claimed = 1;
    return finish(pthread_detach(handle));
}

int W(thrd_create)(thrd_t *handle, thrd_start_t function, void *argument) {
    return W(pthread_create)(handle, NULL, (void *(*)(void *))(void *)function, argument) == 0 ? thrd_success : thrd_error;
}

int W(thrd_join)(thrd_t handle, int *value) {
    void *got = NULL;
    if (join(handle, &got) != 0)
        return thrd_error;
    if (value)
        *value = (int)(intptr_t)got;
    return thrd_success;
}

int W(thrd_detach)(thrd_t handle) { return W(pthread_detach)(handle) == 0 ? thrd_success : thrd_error; }
void W(thrd_exit)(int value) { W(pthread_exit)((void *)(intptr_t)value); }

/* Inputs that are bytes. */

int64_t __tb_input(void);

static void fill(void *place, size_t size) {
    for (size_t i = 0; i < size; i++)
        ((unsigned char *)place)[i] = (unsigned char)__tb_input();
}

/* What a pointer parameter of the function points to that the program starts in. */
void *__tb_buffer(size_t size, int is_input) {
    void *buffer = malloc(size);
    if (is_input)
        fill(buffer, size);
    return buffer;
}

void W(tb_bytes)(void *place, size_t size, const char *name) {
    (void)name;
    turn();
    fill(place, size);
    tb_leave();
}

void W(klee_make_symbolic)(void *place, size_t size, const char *name) { W(tb_bytes)(place, size, name); }
void W(__VERIFIER_nondet_memory)(void *place, size_t size) { W(tb_bytes)(place, size, ""); }

#define CREST(name, type)                                                                                              \
    void W(name)(type *place) {                                                                                        \
        turn();                                                                                                        \
        *place = (type)__tb_input();                                                                                   \
        tb_leave();                                                                                                    \
    }
CREST(__CrestInt, int)
CREST(__CrestUInt, unsigned)
CREST(__CrestShort, short)
CREST(__CrestUShort, unsigned short)
CREST(__CrestChar, signed char)
CREST(__CrestUChar, unsigned char)
CREST(__CrestLLong, long long)
CREST(__CrestULLong, unsigned long long)

/* The clock starts at a fixed moment, and every look at it finds it a millisecond later: as in the machine. */

#define MICROSECONDS 1000000
static word now = 1700000000000000;

static word look(void) {
    if (!tb_threads)
        tb_start();
    if (tb_pending())
        tb_take();
    word time = now += 1000;
    if (tb_pending())
        tb_take();
    tb_stand_to_fail();
    return time;
}

time_t W(time)(time_t *place) {
    time_t time = (time_t)(look() / MICROSECONDS);
    if (place)
        *place = time;
    tb_leave();
    return time;
}

clock_t W(clock)(void) {
    clock_t time = (clock_t)(look() % ((word)1000 * MICROSECONDS));
    tb_leave();
    return time;
}

int W(gettimeofday)(struct timeval *place, void *zone) {
    (void)zone;
    word time = look();
    place->tv_sec = (time_t)(time / MICROSECONDS);
    place->tv_usec = (suseconds_t)(time % MICROSECONDS);
    return finish(0);
}

static int is_clock(clockid_t clock) { return (clock >= 0 && clock <= 9) || clock == 11; }

int W(clock_gettime)(clockid_t clock, struct timespec *place) {
    if (!is_clock(clock)) {
        turn();
        errno = EINVAL;
        return finish(-1);
    }
    word time = look();
    place->tv_sec = (time_t)(time / MICROSECONDS);
    place->tv_nsec = (long)(time % MICROSECONDS * 1000);
    return finish(0);
}

int W(timespec_get)(struct timespec *place, int base) {
    /* C11 has one. */
    if (base != TIME_UTC) {
        tb_leave();
        return 0;
    }
    word time = look();
    place->tv_sec = (time_t)(time / MICROSECONDS);
    place->tv_nsec = (long)(time % MICROSECONDS * 1000);
    return finish(base);
}

/* A pause natively takes time, and changes nothing: the schedule is given. */

static int is_pause(const struct timespec *length) {
    turn();
    int answer = length->tv_sec >= 0 && length->tv_nsec >= 0 && length->tv_nsec < 1000 * MICROSECONDS;
    tb_leave();
    return answer;
}

int W(nanosleep)(const struct timespec *length, struct timespec *rest) {
    (void)rest;
    if (is_pause(length))
        return 0;
    errno = EINVAL;
    return -1;
}

int W(clock_nanosleep)(clockid_t clock, int flags, const struct timespec *length, struct timespec *rest) {
    (void)flags;
    (void)rest;
    return is_clock(clock) && is_pause(length) ? 0 : EINVAL;
}

int W(thrd_sleep)(const struct timespec *length, struct timespec *rest) {
    (void)rest;
    return is_pause(length) ? 0 : -2;
}
