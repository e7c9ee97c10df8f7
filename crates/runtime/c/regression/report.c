/* What a test says, and how it ends: a failure ends the process by a signal, whatever ends it otherwise is none. */
#include "test.h"
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

static void say(const char *before, const char *format, va_list arguments) {
    char text[2048];
    int length = snprintf(text, sizeof text, "%s", before);
    length += vsnprintf(text + length, sizeof text - (size_t)length - 2, format, arguments);
    if (length > (int)sizeof text - 2)
        length = (int)sizeof text - 2;
    text[length++] = '\n';
    ssize_t written = write(2, text, (size_t)length);
    (void)written;
}

#define SAY(before)                                                                                                    \
    do {                                                                                                               \
        va_list arguments;                                                                                             \
        va_start(arguments, format);                                                                                   \
        say(before, format, arguments);                                                                                \
        va_end(arguments);                                                                                             \
    } while (0)

void tb_say(const char *format, ...) { SAY(""); }

void tb_note(const char *format, ...) {
    if (tb_verbose)
        SAY("note: ");
}

static void __attribute__((noreturn)) end(int number) {
    signal(number, SIG_DFL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    raise(number);
    _exit(1);
}

void tb_fail(const char *format, ...) {
    SAY("failure: ");
    end(SIGABRT);
}

/* The test cannot be run: that is not a failure of the program. The runner knows the signal. */
void tb_broken(const char *format, ...) {
    SAY("broken: ");
    end(SIGUSR2);
}

/* Where the C library goes on with anything, only a program that is to fail so fails. */
void tb_misuse(const char *why) {
    if (strcmp(tb_kind, "misuse") == 0)
        tb_fail("misuse: %s", why);
}

void tb_deadlock(void) {
    static const char *const what[] = {"nothing", "its turn", "the others", "the others", "the others", "a mutex",
                                       "a lock, to write", "a lock, to read", "a signal", "a semaphore",
                                       "others at a barrier", "the end of thread ", "something that is done once",
                                       "a word to change"};
    char place[400];
    for (struct thread *thread = tb_threads; thread; thread = thread->next) {
        if (thread->ended)
            continue;
        struct object *object = thread->waits_at;
        int has_owner = object && object->owner && thread->waits_for != FOR_THREAD && thread->waits_for != FOR_SIGNAL;
        tb_say("thread %s waits at %s for %s%s%s%s%s", thread->name, tb_place_text(thread->place, place, sizeof place),
               what[thread->waits_for], thread->waits_for == FOR_THREAD ? thread->waits_for_thread->name : "",
               has_owner ? ", which thread " : "", has_owner ? object->owner->name : "", has_owner ? " holds" : "");
    }
    tb_fail("deadlock: every thread waits, and none is left to wake another");
}
