// expect: safe
// gmtime, gmtime_r, localtime, localtime_r: leap years, centuries, days before 1970.
#include <stdio.h>
#include <time.h>

static void show(const struct tm *tm) {
    printf("%d-%d-%d %d:%d:%d w%d y%d %d\n", tm->tm_year, tm->tm_mon, tm->tm_mday, tm->tm_hour, tm->tm_min, tm->tm_sec,
           tm->tm_wday, tm->tm_yday, tm->tm_isdst);
}

int main(void) {
    time_t times[] = {0, 951782400, 951868799, 1709164800, 4107542400, -1, -86401, 1700000000, 253402300799};
    for (unsigned i = 0; i < sizeof times / sizeof *times; i++) {
        struct tm tm;
        show(gmtime(&times[i]));
        show(gmtime_r(&times[i], &tm));
        show(localtime(&times[i]));
        show(localtime_r(&times[i], &tm));
    }
    return 0;
}
