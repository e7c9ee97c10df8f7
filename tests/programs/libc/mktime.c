// expect: safe
// mktime and timegm: fields out of their ranges are brought into them.
#include <stdio.h>
#define __USE_MISC
#include <time.h>
time_t timegm(struct tm *tm);

int main(void) {
    struct tm a = {.tm_year = 124, .tm_mon = 1, .tm_mday = 30, .tm_hour = 25, .tm_min = -1, .tm_sec = 61};
    printf("%ld\n", (long)mktime(&a));
    printf("%d %d %d %d %d %d %d\n", a.tm_mon, a.tm_mday, a.tm_hour, a.tm_min, a.tm_sec, a.tm_wday, a.tm_yday);
    struct tm b = {.tm_year = 70, .tm_mon = 14, .tm_mday = 0};
    long time = (long)timegm(&b);
    printf("%ld %d %d\n", time, b.tm_mon, b.tm_mday);
    struct tm c = {.tm_year = 60, .tm_mon = -13, .tm_mday = 366};
    time = (long)timegm(&c);
    printf("%ld %d\n", time, c.tm_year);
    return 0;
}
