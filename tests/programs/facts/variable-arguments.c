// expect: safe
// points-to: first = {a}
// points-to: second = {b}
// Pointers as variable arguments: each call has its own.
#include <stdarg.h>
static int a, b, *first, *second;
static int *take(int count, ...) {
    va_list list;
    va_start(list, count);
    int *last = 0;
    for (int i = 0; i < count; i++)
        last = va_arg(list, int *);
    va_end(list);
    return last;
}

int main(void) {
    first = take(1, &a);
    second = take(1, &b);
    return *first + *second;
}
