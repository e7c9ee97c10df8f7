// expect: safe
// printf with numbered arguments: in another order, twice, as widths and precisions, of all kinds, through a va_list.
#include <stdarg.h>
#include <stdio.h>

static void show(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
}

int main(void) {
    printf("%2$s %1$d %2$s\n", 7, "text");
    printf("[%1$*2$d] [%1$-*2$d] [%3$.*2$f]\n", 42, 6, 1.25);
    printf("%3$c%2$c%1$c %1$#x %4$ld\n", 'a', 'b', 'c', 1234567890123L);
    show("%4$s %3$Lg %2$g %1$hhd\n", 300, 0.5, 1.5L, "end");
    show("[%1$*2$.*3$Lf]\n", 2.0L / 3, 12, 4);
    show("%2$08.3f|%1$+d|%1$5d\n", 17, 3.14159);
    char text[40];
    int count, length = snprintf(text, sizeof text, "%2$s%1$n%2$s", &count, "abc");
    printf("%s %d %d\n", text, count, length);
    return 0;
}
