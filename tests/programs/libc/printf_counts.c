// expect: safe
// printf's %n, of every length: how much was written so far, also what a small buffer has no room for.
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

static int show(char *to, size_t size, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = vsnprintf(to, size, format, list);
    va_end(list);
    return count;
}

int main(void) {
    int first, second;
    long third;
    short fourth = -1;
    signed char fifth = -1;
    long long sixth;
    size_t seventh;
    printf("one%n two%n\n", &first, &second);
    printf("%d %d\n", first, second);
    char text[4];
    int length = snprintf(text, sizeof text, "%5d%ln%s%hn%c%hhn", 7, &third, "text", &fourth, 'x', &fifth);
    printf("%d [%s] %ld %d %d\n", length, text, third, fourth, fifth);
    length = show(text, sizeof text, "%.3f%lln%zn", 1.0, &sixth, &seventh);
    printf("%d %lld %zu\n", length, sixth, seventh);
    return length;
}
