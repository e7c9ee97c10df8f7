// expect: safe
// verrx through a function of one's own; err, verr in functions that are not called before.
#include <err.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int which;

static void fail(const char *format, ...) {
    va_list list;
    va_start(list, format);
    if (which == 0)
        verrx(4, format, list);
    verr(5, format, list);
}

static void at_end(void) {
    which++;
    if (which == 1) {
        puts("again");
        fflush(stdout);
        atexit(at_end);
        fail("%d", 2);
    }
    if (which == 2) {
        puts("last");
        fflush(stdout);
        err(6, "%s", "err");
    }
}

int main(void) {
    atexit(at_end);
    puts("first");
    fflush(stdout);
    fail("%d", 1);
}
