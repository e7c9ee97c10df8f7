// expect: safe
// executions: 1
// Variable arguments: of every class, passed on, copied, more than the registers hold.
#include <stdarg.h>
#include <stdio.h>

struct pair {
    long a;
    double b;
};

static double total(const char *kinds, ...) {
    va_list list, again;
    va_start(list, kinds);
    va_copy(again, list);
    double sum = 0;
    for (const char *k = kinds; *k; k++) {
        switch (*k) {
        case 'i': sum += va_arg(list, int); break;
        case 'l': sum += (double)va_arg(list, long); break;
        case 'd': sum += va_arg(list, double); break;
        case 'p': {
            struct pair p = va_arg(list, struct pair);
            sum += (double)p.a + p.b;
            break;
        }
        case 'L': sum += (double)va_arg(list, long double); break;
        }
    }
    sum += va_arg(again, int); // the first one once more
    va_end(again);
    va_end(list);
    return sum;
}

static int say(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int n = vprintf(format, list);
    va_end(list);
    return n;
}

int main(void) {
    struct pair p = {40, 0.5};
    double t = total("iildpdLiiiiiidddddddddd", 1, 2, 3L, 4.25, p, 1.0, (long double)2.5, 6, 7, 8, 9, 10, 11, .1, .2, .3,
                     .4, .5, .6, .7, .8, .9, 1.0);
    int n = say("%.3f %s %c %5d|\n", t, "text", 'x', -42);
    say("%d\n", n);
    return 0;
}
