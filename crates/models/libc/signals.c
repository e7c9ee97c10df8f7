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
#define SA_NODEFER 0x40000000
#define SA_RESETHAND ((int)0x80000000)
#define SIGABRT 6
#define SIGKILL 9
#define SIGCHLD 17
#define SIGCONT 18
#define SIGSTOP 19
#define SIGURG 23
#define SIGWINCH 28
#define ESRCH 3

void abort(void) __attribute__((noreturn));
void _exit(int status) __attribute__((noreturn));
int getpid(void);
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

static int is_valid(int number) {
    if (number >= 1 && number <= MOST)
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

static void deliver(int number) {
    struct sigaction action = take(number);
    if (action.with.plain == SIG_IGN)
        return;
    if (action.with.plain == SIG_DFL) {
        if (number == SIGCHLD || number == SIGCONT || number == SIGURG || number == SIGWINCH)
            return;
        if (number == SIGABRT)
            abort();
        /* As a shell shows it. */
        _exit(128 + number);
    }
    unsigned long before = tb_thread_word(BLOCKED);
    tb_set_thread_word(BLOCKED, before | action.mask.bits[0] | (action.flags & SA_NODEFER ? 0 : bit(number)));
    if (action.flags & SA_SIGINFO) {
        /* The number comes first in siginfo_t. */
        int info[32] = {number};
        action.with.full(number, info, NULL);
    } else
        action.with.plain(number);
    tb_set_thread_word(BLOCKED, before);
}

static void deliver_pending(void) {
    for (int number = 1; number <= MOST; number++)
        if (tb_thread_word(PENDING) & ~tb_thread_word(BLOCKED) & bit(number)) {
            tb_set_thread_word(PENDING, tb_thread_word(PENDING) & ~bit(number));
            deliver(number);
        }
}

int LIBC(raise)(int number) {
    if (!is_valid(number))
        return -1;
    if (tb_thread_word(BLOCKED) & bit(number))
        tb_set_thread_word(PENDING, tb_thread_word(PENDING) | bit(number));
    else
        deliver(number);
    return 0;
}

int LIBC(kill)(int process, int number) {
    if (process != getpid() && process != 0) {
        errno = ESRCH;
        return -1;
    }
    return number == 0 ? 0 : LIBC(raise)(number);
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
        __atomic_exchange(&actions[number], &now, &before, __ATOMIC_RELAXED);
    } else
        __atomic_load(&actions[number], &before, __ATOMIC_RELAXED);
    if (old)
        *old = before;
    return 0;
}

handler *LIBC(signal)(int number, handler *with) {
    struct sigaction action, old;
    memset(&action, 0, sizeof action);
    action.with.plain = with;
    return LIBC(sigaction)(number, &action, &old) ? SIG_ERR : old.with.plain;
}

int LIBC(sigemptyset)(sigset_t *set) {
    memset(set, 0, sizeof *set);
    return 0;
}

int LIBC(sigfillset)(sigset_t *set) {
    memset(set, 255, sizeof *set);
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
    return is_valid(number) ? is_in(set, number) : -1;
}

int LIBC(sigprocmask)(int how, const sigset_t *set, sigset_t *old) {
    unsigned long blocked = tb_thread_word(BLOCKED);
    unsigned long bits = set ? set->bits[0] : 0;
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
    else if (how == 2)
        blocked = bits;
    else {
        errno = EINVAL;
        return -1;
    }
    tb_set_thread_word(BLOCKED, blocked);
    deliver_pending();
    return 0;
}

int LIBC(sigpending)(sigset_t *set) {
    memset(set, 0, sizeof *set);
    set->bits[0] = tb_thread_word(PENDING);
    return 0;
}
