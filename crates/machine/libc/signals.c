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

static struct sigaction actions[MOST + 1];
static sigset_t blocked, pending;

static int is_in(const sigset_t *set, int number) {
    return (int)(set->bits[0] >> (number - 1) & 1);
}

static int is_valid(int number) {
    if (number >= 1 && number <= MOST)
        return 1;
    errno = EINVAL;
    return 0;
}

static void deliver(int number) {
    struct sigaction action = actions[number];
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
    if (action.flags & SA_RESETHAND)
        actions[number].with.plain = SIG_DFL;
    sigset_t before = blocked;
    blocked.bits[0] |= action.mask.bits[0];
    if (!(action.flags & SA_NODEFER))
        blocked.bits[0] |= 1UL << (number - 1);
    if (action.flags & SA_SIGINFO) {
        /* The number comes first in siginfo_t. */
        int info[32] = {number};
        action.with.full(number, info, NULL);
    } else
        action.with.plain(number);
    blocked = before;
}

static void deliver_pending(void) {
    for (int number = 1; number <= MOST; number++)
        if (is_in(&pending, number) && !is_in(&blocked, number)) {
            pending.bits[0] &= ~(1UL << (number - 1));
            deliver(number);
        }
}

int LIBC(raise)(int number) {
    if (!is_valid(number))
        return -1;
    if (is_in(&blocked, number))
        pending.bits[0] |= 1UL << (number - 1);
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
    if (old)
        *old = actions[number];
    if (action)
        actions[number] = *action;
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
    if (old)
        *old = blocked;
    if (!set)
        return 0;
    if (how == 0)
        blocked.bits[0] |= set->bits[0];
    else if (how == 1)
        blocked.bits[0] &= ~set->bits[0];
    else if (how == 2)
        blocked = *set;
    else {
        errno = EINVAL;
        return -1;
    }
    deliver_pending();
    return 0;
}

int LIBC(sigpending)(sigset_t *set) {
    *set = pending;
    return 0;
}
