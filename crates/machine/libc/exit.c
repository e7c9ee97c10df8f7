/* Functions that run at the end of the process. `main` returning is a call of `exit`. */
#include "library.h"

void _exit(int status) __attribute__((noreturn));
/* Runs what the program's modules declare as destructors; a model. */
void tb_run_destructors(void);

enum kind { PLAIN, WITH_STATUS, WITH_ARGUMENT };

struct handler {
    enum kind kind;
    void *function;
    void *argument;
};

#define MOST 64

/* Registered under the library's lock; the machine runs this as relaxed atomics, which order nothing. */
static struct handler handlers[MOST];
static int count;
static struct handler quick_handlers[MOST];
static int quick_count;

static int add(struct handler *list, int *used, enum kind kind, void *function, void *argument) {
    int slot = __atomic_fetch_add(used, 1, __ATOMIC_RELAXED);
    if (slot >= MOST)
        return -1;
    list[slot].kind = kind;
    list[slot].function = function;
    list[slot].argument = argument;
    return 0;
}

int LIBC(atexit)(void (*function)(void)) {
    return add(handlers, &count, PLAIN, (void *)function, NULL);
}

int LIBC(on_exit)(void (*function)(int, void *), void *argument) {
    return add(handlers, &count, WITH_STATUS, (void *)function, argument);
}

int LIBC(__cxa_atexit)(void (*function)(void *), void *argument, void *module) {
    (void)module;
    return add(handlers, &count, WITH_ARGUMENT, (void *)function, argument);
}

int LIBC(at_quick_exit)(void (*function)(void)) {
    return add(quick_handlers, &quick_count, PLAIN, (void *)function, NULL);
}

static void run(struct handler *list, int *used, int status) {
    /* A handler may register another, which then runs next. */
    for (;;) {
        int last = __atomic_fetch_sub(used, 1, __ATOMIC_RELAXED) - 1;
        if (last < 0)
            return;
        struct handler *handler = &list[last];
        switch (handler->kind) {
        case PLAIN:
            ((void (*)(void))handler->function)();
            break;
        case WITH_STATUS:
            ((void (*)(int, void *))handler->function)(status, handler->argument);
            break;
        case WITH_ARGUMENT:
            ((void (*)(void *))handler->function)(handler->argument);
            break;
        }
    }
}

void LIBC(exit)(int status) {
    run(handlers, &count, status);
    tb_run_destructors();
    _exit(status);
}

void LIBC(quick_exit)(int status) {
    run(quick_handlers, &quick_count, status);
    _exit(status);
}
