// expect: safe
// warn, warnx, vwarn, vwarnx, errx: messages, and an exit status.
#include <err.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>

static void both(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vwarn(format, list);
    va_end(list);
    va_start(list, format);
    vwarnx(format, list);
    va_end(list);
}

int main(void) {
    errno = ENOENT;
    warn("%s", "file");
    warnx("%d", 5);
    both("%s %d", "text", 1);
    puts("before");
    fflush(stdout);
    errx(3, "ends");
}
