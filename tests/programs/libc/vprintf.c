// expect: safe
// vprintf, vsnprintf, vfprintf: arguments behind a va_list.
#include <stdio.h>
#include <stdarg.h>


static void show(const char *format, ...) {
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    vprintf(format, list);
    va_end(list);
    char text[64];
    int size = vsnprintf(text, sizeof text, format, again);
    va_end(again);
    printf("%d %s", size, text);
}

static void to(FILE *stream, const char *format, ...) {
    va_list list;
    va_start(list, format);
    vfprintf(stream, format, list);
    va_end(list);
}

int main(void) {
    show("%d %s %c %.2f %ld %d %d %d\n", 1, "two", '3', 4.5, 5L, 6, 7, 8);
    show("none\n");
    to(stdout, "%s=%d\n", "x", 9);
    return 0;
}
