/* Signals that the process sends to itself. None comes from outside. */
#include "library.h"

typedef void handler(int);
typedef struct {
    unsigned long bits[16];
} sigset_t;

struct sigaction {
    union {
        handler *plain;
        void (*full)(int, void *, void *);
    } with;
    sigset_t mask;
    int flags;
    void (*restorer)(void);
};

#define MOST 64
#define SIG_DFL ((handler *)0)
#define SIG_IGN ((handler *)1)
#define SIG_ERR ((handler *)-1)
#define SA_SIGINFO 4
#define SA_RESTART 0x10000000
#define SA_NODEFER 0x40000000
#define SA_RESETHAND ((int)0x80000000)
#define SIGABRT 6
#define SIGKILL 9
#define SIGCHLD 17
#define SIGCONT 18
#define SIGSTOP 19
#define SIGTSTP 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGURG 23
#define SIGWINCH 28
/* The C library keeps two for itself; those behind them are kept as often as they are sent. */
#define FIRST_INTERNAL 32
#define FIRST_QUEUED 34
/* Who sent it, as siginfo_t says it: kill, or raise. */
#define SI_USER 0
#define SI_TKILL -6
#define ESRCH 3

void abort(void) __attribute__((noreturn));
void _exit(int status) __attribute__((noreturn));
int getpid(void);
unsigned getuid(void);
/* Whether there is another thread, or was one; a model. */
int tb_has_threads(void);
void tb_unsupported(const char *what);
void *memset(void *to, int c, size_t size);

/* What all threads share is read and written as a whole, as the system does it, which orders nothing else. */
static struct sigaction actions[MOST + 1];

/* Of each thread: the signals that it blocks, and those of them that were sent to it. Models. */
enum word { BLOCKED, PENDING };
unsigned long tb_thread_word(enum word which);
void tb_set_thread_word(enum word which, unsigned long bits);

static unsigned long bit(int number) { return 1UL << (number - 1); }

static int is_in(const sigset_t *set, int number) {
    return (int)(set->bits[0] >> (number - 1) & 1);
}

/* Nobody can block these. */
static unsigned long blockable(unsigned long bits) { return bits & ~(bit(SIGKILL) | bit(SIGSTOP)); }

static int is_valid(int number) {
    if (number >= 1 && number <= MOST && (number < FIRST_INTERNAL || number >= FIRST_QUEUED))
        return 1;
    errno = EINVAL;
    return 0;
}

/* What is done about a signal now; if that is to be done once, it is as if nothing had been said from now on. */
static struct sigaction take(int number) {
    struct sigaction action;
    for (;;) {
        __atomic_load(&actions[number], &action, __ATOMIC_RELAXED);
        handler *with = action.with.plain;
        if (!(action.flags & SA_RESETHAND) || with == SIG_IGN || with == SIG_DFL)
            return action;
        if (__atomic_compare_exchange_n(&actions[number].with.plain, &with, SIG_DFL, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            return action;
    }
}

static int is_ignored(int number, handler *with) {
    return with == SIG_IGN ||
           (with == SIG_DFL && (number == SIGCHLD || number == SIGCONT || number == SIGURG || number == SIGWINCH));
}

static void end_by(int number) {
    if (number == SIGABRT)
        abort();
    if (number == SIGSTOP || number == SIGTSTP || number == SIGTTIN || number == SIGTTOU)
        tb_unsupported("a signal that stops the process");
    /* As a shell shows it. */
    _exit(128 + number);
}

static void deliver_pending(void);

/* As Linux does it: while a handler is made ready, the others that are let through are put on top of it, so that the last of them
 * runs first. Those that a handler keeps away come when it is left. */
static void deliver(int number, int code) {
    struct sigaction action = take(number);
    if (is_ignored(number, action.with.plain))
        return;
    if (action.with.plain == SIG_DFL)
        end_by(number);
    unsigned long before = tb_thread_word(BLOCKED), own = action.flags & SA_NODEFER ? 0 : bit(number);
    tb_set_thread_word(BLOCKED, before | blockable(action.mask.bits[0] | own));
    deliver_pending();
    if (action.flags & SA_SIGINFO) {
        /* What siginfo_t begins with: the number, an error, the code, and who sent it. */
        int info[32] = {number, 0, code, 0, getpid(), getuid()};
        action.with.full(number, info, NULL);
    } else
        action.with.plain(number);
    tb_set_thread_word(BLOCKED, before);
    deliver_pending();
}

static void deliver_pending(void) {
    if (!(tb_thread_word(PENDING) & ~tb_thread_word(BLOCKED)))
        return;
    for (int number = 1; number <= MOST; number++)
        if (tb_thread_word(PENDING) & ~tb_thread_word(BLOCKED) & bit(number)) {
            tb_set_thread_word(PENDING, tb_thread_word(PENDING) & ~bit(number));
            deliver(number, SI_TKILL);
        }
}

static int send(int number, int code) {
    /* Of none it is only said that it could be sent. */
    if (number == 0)
        return 0;
    if (!is_valid(number))
        return -1;
    if (!(tb_thread_word(BLOCKED) & bit(number))) {
        deliver(number, code);
        return 0;
    }
    if (number >= FIRST_QUEUED && tb_thread_word(PENDING) & bit(number))
        tb_unsupported("a real-time signal that waits twice");
    tb_set_thread_word(PENDING, tb_thread_word(PENDING) | bit(number));
    return 0;
}

int LIBC(raise)(int number) { return send(number, SI_TKILL); }

int LIBC(kill)(int process, int number) {
    if (process != getpid() && process != 0) {
        errno = ESRCH;
        return -1;
    }
    if (number != 0 && is_valid(number)) {
        /* It would wait for the process, apart from those that wait for the thread. */
        if (tb_thread_word(BLOCKED) & bit(number))
            tb_unsupported("a signal to the process that is blocked");
        handler *with;
        __atomic_load(&actions[number].with.plain, &with, __ATOMIC_RELAXED);
        if (tb_has_threads() && with != SIG_DFL && with != SIG_IGN)
            tb_unsupported("a signal to a process of several threads: each of them may handle it");
    }
    return send(number, SI_USER);
}

int LIBC(sigaction)(int number, const struct sigaction *action, struct sigaction *old) {
    if (!is_valid(number))
        return -1;
    if (action && (number == SIGKILL || number == SIGSTOP)) {
        errno = EINVAL;
        return -1;
    }
    struct sigaction before;
    if (action) {
        struct sigaction now = *action;
        now.mask.bits[0] = blockable(now.mask.bits[0]);
        __atomic_exchange(&actions[number], &now, &before, __ATOMIC_RELAXED);
        /* What waits is forgotten if it is ignored from now on. */
        if (is_ignored(number, now.with.plain))
            tb_set_thread_word(PENDING, tb_thread_word(PENDING) & ~bit(number));
    } else
        __atomic_load(&actions[number], &before, __ATOMIC_RELAXED);
    if (old)
        *old = before;
    return 0;
}

handler *LIBC(signal)(int number, handler *with) {
    struct sigaction action, old;
    if (!is_valid(number))
        return SIG_ERR;
    memset(&action, 0, sizeof action);
    action.with.plain = with;
    action.flags = SA_RESTART;
    action.mask.bits[0] = bit(number);
    return LIBC(sigaction)(number, &action, &old) ? SIG_ERR : old.with.plain;
}

int LIBC(sigemptyset)(sigset_t *set) {
    memset(set, 0, sizeof *set);
    return 0;
}

int LIBC(sigfillset)(sigset_t *set) {
    memset(set, 255, sizeof *set);
    set->bits[0] &= ~(bit(FIRST_INTERNAL) | bit(FIRST_QUEUED - 1));
    return 0;
}

int LIBC(sigaddset)(sigset_t *set, int number) {
    if (!is_valid(number))
        return -1;
    set->bits[0] |= 1UL << (number - 1);
    return 0;
}

int LIBC(sigdelset)(sigset_t *set, int number) {
    if (!is_valid(number))
        return -1;
    set->bits[0] &= ~(1UL << (number - 1));
    return 0;
}

int LIBC(sigismember)(const sigset_t *set, int number) {
    return number == FIRST_INTERNAL || number == FIRST_QUEUED - 1 || is_valid(number) ? is_in(set, number) : -1;
}

/* Changes what the thread blocks; an error's number if it is not said how. */
static int mask(int how, const sigset_t *set, sigset_t *old) {
    unsigned long blocked = tb_thread_word(BLOCKED);
    unsigned long bits = set ? blockable(set->bits[0]) : 0;
    if (set && (unsigned)how > 2)
        return EINVAL;
    if (old) {
        memset(old, 0, sizeof *old);
        old->bits[0] = blocked;
    }
    if (!set)
        return 0;
    if (how == 0)
        blocked |= bits;
    else if (how == 1)
        blocked &= ~bits;
    else
        blocked = bits;
    tb_set_thread_word(BLOCKED, blocked);
    deliver_pending();
    return 0;
}

int LIBC(pthread_sigmask)(int how, const sigset_t *set, sigset_t *old) { return mask(how, set, old); }

int LIBC(sigprocmask)(int how, const sigset_t *set, sigset_t *old) {
    int error = mask(how, set, old);
    if (!error)
        return 0;
    errno = error;
    return -1;
}

int LIBC(sigpending)(sigset_t *set) {
    memset(set, 0, sizeof *set);
    set->bits[0] = tb_thread_word(PENDING);
    return 0;
}

/* Before a process ends itself by `abort`: a handler runs, and may jump away. */
void LIBC(tb_catch_abort)(void) {
    tb_set_thread_word(BLOCKED, tb_thread_word(BLOCKED) & ~bit(SIGABRT));
    handler *with;
    __atomic_load(&actions[SIGABRT].with.plain, &with, __ATOMIC_RELAXED);
    if (with != SIG_DFL && with != SIG_IGN)
        deliver(SIGABRT, SI_TKILL);
}
