// expect: safe
// vsprintf, vasprintf, vdprintf.
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static void all(const char *format, ...) {
    char text[50], *made;
    va_list list;
    va_start(list, format);
    printf("%d ", vsprintf(text, format, list));
    va_end(list);
    puts(text);
    va_start(list, format);
    printf("%d ", vasprintf(&made, format, list));
    va_end(list);
    puts(made);
    free(made);
    fflush(stdout);
    va_start(list, format);
    vdprintf(1, format, list);
    va_end(list);
}

int main(void) {
    all("%s=%d%c\n", "x", 5, '!');
    return 0;
}
