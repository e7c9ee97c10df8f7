/* Signals that a process sends to itself: handlers that raise more, masks, what waits, and jumps out of handlers. */
//= n: SIGUSR1 | SIGUSR2 | SIGTERM | SIGINT
//= flags: 0 | 0 | SA_NODEFER | SA_RESTART | SA_SIGINFO | SA_SIGINFO | SA_SIGINFO + SA_NODEFER
//= odd: SIGCHLD | 0 | 65 | -1 | 32
//! handled(SIGUSR1, #6)
//! handled(SIGUSR2, #6)
//! handled(SIGTERM, #6)
//! handled(SIGINT, #6)
//: raised($n)
//: raised($n)
//: raised($n)
//: raised($odd)
//: killed($n)
//: killed($n)
//: masked(#3, #16)
//: masked(#3, #16)
//: thread_masked(#4, #16)
//: all_blocked()
//: acted($n, #6, $flags, #16)
//: acted($n, #6, $flags, #16)
//: acted($odd, 0, 0, 0)
//: handled($n, #6)
//: handled(SIGCHLD, #7)
//: handled(SIGKILL, 0)
//: waiting()
//: jumped($n, #2)
//: jumped($n, #2)
//: jumped_plainly($n)
//: seen

static volatile long seen;
static sigjmp_buf place;
static volatile int may_jump, deep;

static void see(long what) { seen = (seen * 7 + what) % 1000003; }
static void make(sigset_t *set, int bits) {
    sigemptyset(set);
    if (bits & 1)
        sigaddset(set, SIGUSR1);
    if (bits & 2)
        sigaddset(set, SIGUSR2);
    if (bits & 4)
        sigaddset(set, SIGTERM);
    if (bits & 8)
        sigaddset(set, SIGINT);
}
static long bits_of(const sigset_t *set) {
    return sigismember(set, SIGUSR1) + 2 * sigismember(set, SIGUSR2) + 4 * sigismember(set, SIGTERM) +
           8 * sigismember(set, SIGINT) + 16 * sigismember(set, SIGCHLD) + 32 * sigismember(set, SIGKILL) +
           64 * sigismember(set, 32);
}

static void plain(int number) { see(number); }
static void raises_another(int number) {
    see(number + 100);
    if (deep++ < 3)
        raise(SIGUSR1);
    see(number + 200);
}
static void raises_itself(int number) {
    see(number + 300);
    if (deep++ < 3)
        raise(number);
    see(3);
}
static void jumps(int number) {
    see(number + 400);
    if (may_jump) {
        may_jump = 0;
        siglongjmp(place, number);
    }
}
static void asks(int number) {
    sigset_t set;
    sigprocmask(SIG_BLOCK, 0, &set);
    see(number + 1000 * bits_of(&set));
}
static void full(int number, siginfo_t *info, void *context) {
    see(number + 500 + 10 * (info->si_signo == number) + (info->si_pid == getpid()));
}
static void (*const handlers[])(int) = {plain, raises_another, raises_itself, jumps, asks, SIG_IGN, SIG_DFL};

static long which(void (*handler)(int)) {
    for (int i = 0; i < 7; i++)
        if (handler == handlers[i])
            return i;
    return 9;
}
static long handled(int number, int handler) {
    void (*old)(int) = signal(number, handlers[handler]);
    return old == SIG_ERR ? -errno : which(old);
}
static long acted(int number, int handler, int flags, int bits) {
    struct sigaction now = {0}, old;
    now.sa_flags = flags;
    if (flags & SA_SIGINFO)
        now.sa_sigaction = full;
    else
        now.sa_handler = handlers[handler];
    make(&now.sa_mask, bits);
    if (sigaction(number, &now, &old))
        return -errno;
    return which(old.sa_handler) + 10 * !!(old.sa_flags & SA_NODEFER) + 20 * !!(old.sa_flags & SA_SIGINFO) +
           40 * !!(old.sa_flags & SA_RESTART) + 100 * bits_of(&old.sa_mask);
}
static long masked(int how, int bits) {
    sigset_t set, old;
    make(&set, bits);
    return sigprocmask(how, &set, &old) ? -errno : bits_of(&old);
}
static long thread_masked(int how, int bits) {
    sigset_t set, old;
    make(&set, bits);
    int error = pthread_sigmask(how, &set, &old);
    return error ? -error : bits_of(&old);
}
static long all_blocked(void) {
    sigset_t set, old;
    sigfillset(&set);
    sigprocmask(SIG_BLOCK, &set, &old);
    sigprocmask(SIG_BLOCK, 0, &set);
    return bits_of(&old) + 1000 * bits_of(&set);
}
static long waiting(void) {
    sigset_t set;
    sigpending(&set);
    return bits_of(&set);
}
static long raised(int number) {
    deep = 0;
    return raise(number) ? -1 : seen;
}
static long killed(int number) {
    sigset_t blocked;
    sigprocmask(SIG_BLOCK, 0, &blocked);
    /* What waits for the process, and not for the thread, is not modelled. */
    if (sigismember(&blocked, number))
        return -1;
    deep = 0;
    return kill(getpid(), number) ? -errno : seen;
}
static long jumped(int number, int keeps) {
    deep = 0;
    int value = sigsetjmp(place, keeps);
    if (value)
        return 10000000 + value;
    may_jump = 1;
    raise(number);
    may_jump = 0;
    return seen;
}
static long jumped_plainly(int number) {
    deep = 0;
    int value = setjmp(place);
    if (value)
        return 20000000 + value;
    may_jump = 1;
    raise(number);
    may_jump = 0;
    return seen;
}
