/* Functions that run at the end of the process. `main` returning is a call of `exit`. */
#include "library.h"

void _exit(int status) __attribute__((noreturn));
/* Runs what the program's modules declare as destructors; a model. */
void tb_run_destructors(void);

enum kind { PLAIN, WITH_STATUS, WITH_ARGUMENT };

struct handler {
    void *function;
    void *argument;
};

/* Registered and taken under the library's lock, the last first; models. */
enum list { AT_EXIT, AT_QUICK_EXIT };
int tb_add_end(enum list list, enum kind kind, void *function, void *argument);
int tb_take_end(enum list list, struct handler *to);

int LIBC(atexit)(void (*function)(void)) {
    return tb_add_end(AT_EXIT, PLAIN, (void *)function, NULL);
}

int LIBC(on_exit)(void (*function)(int, void *), void *argument) {
    return tb_add_end(AT_EXIT, WITH_STATUS, (void *)function, argument);
}

int LIBC(__cxa_atexit)(void (*function)(void *), void *argument, void *module) {
    (void)module;
    return tb_add_end(AT_EXIT, WITH_ARGUMENT, (void *)function, argument);
}

int LIBC(at_quick_exit)(void (*function)(void)) {
    return tb_add_end(AT_QUICK_EXIT, PLAIN, (void *)function, NULL);
}

static void run(enum list list, int status) {
    /* A handler may register another, which then runs next. */
    for (;;) {
        struct handler handler;
        switch (tb_take_end(list, &handler)) {
        case PLAIN:
            ((void (*)(void))handler.function)();
            break;
        case WITH_STATUS:
            ((void (*)(int, void *))handler.function)(status, handler.argument);
            break;
        case WITH_ARGUMENT:
            ((void (*)(void *))handler.function)(handler.argument);
            break;
        default:
            return;
        }
    }
}

void LIBC(exit)(int status) {
    run(AT_EXIT, status);
    tb_run_destructors();
    _exit(status);
}

void LIBC(quick_exit)(int status) {
    run(AT_QUICK_EXIT, status);
    _exit(status);
}
