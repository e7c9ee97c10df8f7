/* What the C++ standard library keeps of threads to itself, over POSIX threads. A native replay runs this, too, in place of the
 * system's, so that the steps are the same. */
#include "cxx_types.h"

typedef unsigned long pthread_t;
typedef struct opaque pthread_cond_t;
typedef struct opaque pthread_mutex_t;
int pthread_create(pthread_t *thread, const void *attributes, void *(*function)(void *), void *argument);
int pthread_join(pthread_t thread, void **result);
int pthread_detach(pthread_t thread);
int pthread_cond_init(pthread_cond_t *condition, const void *attributes);
int pthread_cond_destroy(pthread_cond_t *condition);
int pthread_cond_signal(pthread_cond_t *condition);
int pthread_cond_broadcast(pthread_cond_t *condition);
int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex);
int sched_yield(void);
void _ZdlPv(void *object);
void _ZSt9terminatev(void) __attribute__((noreturn));
void _ZSt20__throw_system_errori(int error) __attribute__((noreturn));
void tb_unsupported(const char *what);

/* Whether headers may do without atomic accesses while there is one thread: never, so that what runs does not depend on when one is begun. */
char __libc_single_threaded = 0;

/* Threads */

enum { DESTROY, DELETE, RUN };

struct work {
    void (*const *functions)(struct work *);
};

const struct type _ZTINSt6thread6_StateE = {IS_CLASS, "NSt6thread6_StateE"};

void LIBC(_ZNSt6thread6_StateD2Ev)(struct work *work) {
    (void)work;
}

void LIBC(_ZNSt6thread6_StateD1Ev)(struct work *work) {
    (void)work;
}

void LIBC(_ZNSt6thread6_StateD0Ev)(struct work *work) {
    _ZdlPv(work);
}

/* Threads are named after what they run. */
static void *work(void *argument) __asm__("std::thread");
static void *work(void *argument) {
    struct work *work = argument;
    work->functions[RUN](work);
    work->functions[DELETE](work);
    return NULL;
}

void LIBC(_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE)(pthread_t *thread, struct work **given, void (*unused)(void)) {
    (void)unused;
    int error = pthread_create(thread, NULL, work, *given);
    if (error)
        _ZSt20__throw_system_errori(error);
    *given = NULL;
}

void LIBC(_ZNSt6thread4joinEv)(pthread_t *thread) {
    int error = *thread ? pthread_join(*thread, NULL) : EINVAL;
    if (error)
        _ZSt20__throw_system_errori(error);
    *thread = 0;
}

void LIBC(_ZNSt6thread6detachEv)(pthread_t *thread) {
    int error = *thread ? pthread_detach(*thread) : EINVAL;
    if (error)
        _ZSt20__throw_system_errori(error);
    *thread = 0;
}

unsigned LIBC(_ZNSt6thread20hardware_concurrencyEv)(void) {
    return 2;
}

void LIBC(_ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE)(long seconds, long nanoseconds) {
    (void)seconds, (void)nanoseconds;
    sched_yield();
}

/* Time */

struct moment {
    long seconds, nanoseconds;
};

int clock_gettime(int clock, struct moment *now);
enum { REALTIME, MONOTONIC };

static long now(int clock) {
    struct moment now;
    clock_gettime(clock, &now);
    return now.seconds * 1000000000 + now.nanoseconds;
}

long LIBC(_ZNSt6chrono3_V212system_clock3nowEv)(void) {
    return now(REALTIME);
}

long LIBC(_ZNSt6chrono3_V212steady_clock3nowEv)(void) {
    return now(MONOTONIC);
}

/* Conditions */

struct unique_lock {
    pthread_mutex_t *mutex;
    _Bool owns;
};

void LIBC(_ZNSt18condition_variableC1Ev)(pthread_cond_t *condition) {
    pthread_cond_init(condition, NULL);
}

void LIBC(_ZNSt18condition_variableD1Ev)(pthread_cond_t *condition) {
    pthread_cond_destroy(condition);
}

void LIBC(_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE)(pthread_cond_t *condition, struct unique_lock *lock) {
    pthread_cond_wait(condition, lock->mutex);
}

void LIBC(_ZNSt18condition_variable10notify_oneEv)(pthread_cond_t *condition) {
    pthread_cond_signal(condition);
}

void LIBC(_ZNSt18condition_variable10notify_allEv)(pthread_cond_t *condition) {
    pthread_cond_broadcast(condition);
}

/* Once */

_Thread_local void *_ZSt15__once_callable;
_Thread_local void (*_ZSt11__once_call)(void);

void LIBC(__once_proxy)(void) {
    _ZSt11__once_call();
}

/* Locals that are initialised when they are first met: done, or somebody is at it. */
enum { DONE = 1, UNDER_WAY = 256 };

int LIBC(__cxa_guard_acquire)(unsigned *guard) {
    for (;;) {
        unsigned seen = 0;
        if (__atomic_compare_exchange_n(guard, &seen, UNDER_WAY, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
            return 1;
        if (seen == DONE)
            return 0;
    }
}

void LIBC(__cxa_guard_release)(unsigned *guard) {
    __atomic_store_n(guard, DONE, __ATOMIC_RELEASE);
}

void LIBC(__cxa_guard_abort)(unsigned *guard) {
    __atomic_store_n(guard, 0, __ATOMIC_RELEASE);
}

/* Results of threads */

struct result {
    void (*const *functions)(struct result *);
    void *exception;
    _Bool is_there;
};

const struct type _ZTINSt13__future_base12_Result_baseE = {IS_CLASS, "NSt13__future_base12_Result_baseE"};
void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(void **pointer);

void LIBC(_ZNSt13__future_base12_Result_baseD2Ev)(struct result *result) {
    if (result->exception)
        _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(&result->exception);
}

void LIBC(_ZNSt13__future_base12_Result_baseD1Ev)(struct result *result) {
    LIBC(_ZNSt13__future_base12_Result_baseD2Ev)(result);
}

void LIBC(_ZNSt13__future_base12_Result_baseD0Ev)(struct result *result) {
    LIBC(_ZNSt13__future_base12_Result_baseD2Ev)(result);
    _ZdlPv(result);
}

/* What derived classes put their own in place of. */
static void pure(struct result *result) {
    (void)result;
    _ZSt9terminatev();
}

void (*const _ZTVNSt13__future_base12_Result_baseE[])(struct result *) = {NULL, (void (*)(struct result *))&_ZTINSt13__future_base12_Result_baseE, pure,
    LIBC(_ZNSt13__future_base12_Result_baseD1Ev), LIBC(_ZNSt13__future_base12_Result_baseD0Ev)};

void LIBC(_ZNSt13__future_base12_Result_baseC2Ev)(struct result *result) {
    result->functions = &_ZTVNSt13__future_base12_Result_baseE[2];
    result->exception = NULL;
    result->is_there = 0;
}

/* Waits while a word is the same; whoever calls looks again. */
_Bool LIBC(_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE)(
    void *self, unsigned *word, unsigned before, _Bool has_timeout, long seconds, long nanoseconds) {
    (void)self, (void)seconds, (void)nanoseconds;
    if (has_timeout)
        tb_unsupported("waiting for a result for some time");
    while (__atomic_load_n(word, __ATOMIC_RELAXED) == before)
        ;
    return 1;
}

void LIBC(_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj)(unsigned *word) {
    (void)word;
}
