/* How a replay ends: as the witness says, or otherwise. The result is a line in a file; what a person may want to see
 * goes to the standard error stream. Everything here can be called from a signal handler. */
#include "runtime.h"
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

#define DIFFERS 2
#define FAILED 1
/* Addresses below this are a null pointer and a member's offset. */
#define NULL_PAGE 4096
/* The library may begin somewhere inside the memory that it is given, when that begins at a null pointer. */
#define NULL_MEMORY 65536

static int result = -1;
static int reported;

void tb_open_result(void) {
    const char *path = getenv("THREADBARE_RESULT");
    if (path)
        result = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
}

static void put(int file, const char *text) {
    if (file >= 0 && write(file, text, strlen(text)) < 0)
        _exit(DIFFERS);
}

void tb_say(const char *text) { put(2, text); }

static void both(const char *text) {
    put(result, text);
    tb_say(text);
}

/* Only the first report counts; whoever makes it may report again while it ends the process. */
static __thread int reports;

static int is_first(void) {
    int first = !__atomic_exchange_n(&reported, 1, __ATOMIC_SEQ_CST);
    reports |= first;
    return first;
}

static void wait_for_report(void) {
    for (;;)
        pause();
}

void tb_diverged(const char *why, int point, const char *thread) {
    if (!is_first())
        wait_for_report();
    tb_say("threadbare: diverged: ");
    both(why);
    if (thread) {
        both(": thread ");
        both(thread);
    }
    if (point >= 0) {
        both(", at ");
        both(tb_place(point));
    }
    both("\n");
    _exit(DIFFERS);
}

/* Whether it fails as it should; the process goes on to its end, or to the sanitizer's report. */
static void verdict(const char *kind, const char *why) {
    struct thread *self = tb_self;
    if (!is_first())
        return;
    if (self && self->failing && strcmp(kind, tb_expected_kind()) == 0) {
        put(result, "failed\n");
        tb_say("threadbare: ");
        tb_say(kind);
        tb_say(" at ");
        tb_say(tb_place(self->point));
        tb_say(", in thread ");
        tb_say(self->name);
        tb_say(": ");
        tb_say(why);
        tb_say("\n");
        return;
    }
    tb_say("threadbare: diverged: ");
    both("fails in another way: ");
    both(kind);
    both(" (");
    both(why);
    both(")");
    if (self && self->point >= 0) {
        both(" at or after ");
        both(tb_place(self->point));
    }
    both("\n");
}

void tb_failed(const char *kind, const char *why) {
    verdict(kind, why);
    /* Another thread is about to say how it failed: threads that loop for ever fail at the same time. */
    if (!reports)
        wait_for_report();
    _exit(FAILED);
}

void tb_misuse(const char *why) {
    if (tb_self->failing)
        tb_failed("misuse", why);
}

/* What a thread waits for, in words. */
static void describe_wait(struct thread *thread) {
    tb_say("  thread ");
    tb_say(thread->name);
    tb_say(" waits for ");
    static const char *const what[] = {
        "its next step", "a mutex", "a read-write lock, to write", "a read-write lock, to read", "a signal",
        "a semaphore", "others at a barrier", "thread ", "something that is done once"};
    tb_say(what[thread->waits_for]);
    if (thread->waits_for == FOR_THREAD) {
        tb_say(((struct thread *)thread->waits_at)->name);
        tb_say(" to end");
    }
    struct object *object = thread->waits_at && thread->waits_for != FOR_THREAD ? tb_object(thread->waits_at) : NULL;
    if (object && object->owner) {
        tb_say(", which thread ");
        tb_say(tb_threads[object->owner - 1].name);
        tb_say(" holds");
    }
    tb_say(", at ");
    tb_say(tb_place(thread->point));
    tb_say("\n");
}

/* For a debugger, which stops before the failure. */
void tb_stands(void) { put(result, "stands\n"); }

void tb_deadlock(void) {
    if (!is_first())
        wait_for_report();
    if (strcmp(tb_expected_kind(), "deadlock") != 0) {
        reported = 0;
        tb_diverged("every thread waits", -1, NULL);
    }
    put(result, "failed\n");
    tb_say("threadbare: deadlock: every thread waits, and none is left to wake another\n");
    for (word i = 0; i < tb_thread_count; i++)
        if (tb_threads[i].how == STAND_WAIT)
            describe_wait(&tb_threads[i]);
    tb_stop();
    _exit(FAILED);
}

void tb_race(void) {
    if (!is_first())
        wait_for_report();
    struct thread *one = &tb_threads[tb_racer[0]], *two = &tb_threads[tb_racer[1]];
    if (tb_distance_known && (char *)two->address - (char *)one->address != tb_distance) {
        reported = 0;
        tb_diverged("the accesses of the race are not to the same memory", (int)two->stand_point, two->name);
    }
    tb_say("threadbare: race: nothing orders these accesses\n");
    for (int i = 0; i < 2; i++) {
        struct thread *thread = i ? two : one;
        int stands = thread->how == STAND_RACE;
        tb_say("  thread ");
        tb_say(thread->name);
        tb_say(stands ? " stands at " : " made its access before, and went on to ");
        tb_say(tb_place(stands ? (int)thread->stand_point : thread->point));
        tb_say("\n");
    }
    put(result, "failed\n");
    tb_stop();
    _exit(FAILED);
}

/* The sanitizer. */
const char *__asan_get_report_description(void) __attribute__((weak));

void __asan_on_error(void) {
    const char *what = __asan_get_report_description ? __asan_get_report_description() : "";
    const char *kind = "out-of-bounds";
    if (strstr(what, "use-after") || strstr(what, "stack-use") || strstr(what, "bad-malloc_usable_size"))
        kind = "use-after-free";
    else if (strstr(what, "param-overlap"))
        kind = "misuse";
    else if (strstr(what, "double-free"))
        kind = "double-free";
    else if (strstr(what, "bad-free") || strstr(what, "alloc-dealloc") || strstr(what, "not-owned"))
        kind = "invalid-free";
    verdict(kind, what);
}

static void on_signal(int number, siginfo_t *info, void *context) {
    (void)context;
    word at = (word)info->si_addr;
    const struct extent *accessed = tb_self && tb_self->failing ? tb_accessed() : NULL;
    if (accessed)
        at = (word)accessed->at;
    else if (info->si_code == SI_KERNEL)
        at = ~(word)0; /* no address at all, and the system does not say which */
    const char *expected = tb_expected_kind();
    switch (number) {
    case SIGALRM:
        /* Whoever reports may have to wait for another process, which tells the sanitizer the names of functions. */
        if (!reported)
            tb_alarm();
        return;
    case SIGXCPU:
        tb_diverged("the run takes more than a minute of the processor's time", -1, NULL);
    case SIGABRT:
        /* The library aborts too where it finds its memory damaged. */
        if (strcmp(expected, "out-of-bounds") == 0 || strcmp(expected, "double-free") == 0 ||
            strcmp(expected, "invalid-free") == 0)
            tb_failed(expected, "the C library aborts");
        tb_failed("assertion", "the program aborts");
        break;
    case SIGFPE:
        tb_failed("division-by-zero", "the processor refuses to divide");
        break;
    default:
        if (strcmp(expected, "bad-call") == 0)
            tb_failed("bad-call", "a call of an address where no function is");
        if (strcmp(expected, "invalid-free") == 0)
            tb_failed("invalid-free", "the library cannot free this");
        int is_null = at < (!accessed && strcmp(expected, "null-dereference") == 0 ? NULL_MEMORY : NULL_PAGE);
        tb_failed(is_null ? "null-dereference" : "out-of-bounds", "the processor refuses the access");
    }
    _exit(FAILED);
}

/* What the part of the library that runs here, too, says it cannot do, where the machine has come by. */
void tb_unsupported(const char *what) {
    tb_diverged(what, -1, NULL);
}

/* What C++ programs call where nobody catches an exception, if this is one. */
void *_ZSt13set_terminatePFvvE(void (*)(void)) __attribute__((weak));

static void on_terminate(void) {
    tb_failed("uncaught", "std::terminate is called");
}

void tb_signals(void) {
    if (_ZSt13set_terminatePFvvE)
        _ZSt13set_terminatePFvvE(on_terminate);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_signal;
    /* The alarm may come in a call of the library, which then goes on. */
    action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART;
    static const int numbers[] = {SIGALRM, SIGXCPU, SIGABRT, SIGFPE, SIGSEGV, SIGBUS, SIGILL, SIGTRAP};
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++)
        sigaction(numbers[i], &action, NULL);
}
