/* Calendar time. The local time zone is UTC: the machine knows no other. */
#include "calendar.h"

#define EOVERFLOW 75
#define DAY 86400L

static struct tm *split(long time, struct tm *to, const char *zone) {
    long days = time / DAY, rest = time % DAY;
    if (rest < 0) {
        rest += DAY;
        days--;
    }
    long z = days + 719468;
    long era = (z >= 0 ? z : z - (ERA - 1)) / ERA, of_era = z - era * ERA;
    long y = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    long of_year = of_era - (365 * y + y / 4 - y / 100);
    long m = (5 * of_year + 2) / 153;
    long month = (m + 2) % 12, year = y + era * 400 + (month < 2);
    if (year - 1900 != (int)(year - 1900)) {
        errno = EOVERFLOW;
        return NULL;
    }
    to->tm_sec = (int)(rest % 60);
    to->tm_min = (int)(rest / 60 % 60);
    to->tm_hour = (int)(rest / 3600);
    to->tm_mday = (int)(of_year - (153 * m + 2) / 5 + 1);
    to->tm_mon = (int)month;
    to->tm_year = (int)(year - 1900);
    long weekday = (days + 4) % 7;
    to->tm_wday = (int)(weekday < 0 ? weekday + 7 : weekday);
    to->tm_yday = (int)(days - days_from(year, 0, 1));
    to->tm_isdst = 0;
    to->tm_gmtoff = 0;
    to->tm_zone = zone;
    return to;
}

struct tm *LIBC(gmtime_r)(const time_t *time, struct tm *to) {
    return split(*time, to, "GMT");
}

struct tm *LIBC(localtime_r)(const time_t *time, struct tm *to) {
    return split(*time, to, "UTC");
}

static struct tm shared;

struct tm *LIBC(gmtime)(const time_t *time) {
    return split(*time, &shared, "GMT");
}

struct tm *LIBC(localtime)(const time_t *time) {
    return split(*time, &shared, "UTC");
}

time_t LIBC(timegm)(struct tm *from) {
    time_t time = days_from(1900L + from->tm_year, from->tm_mon, from->tm_mday) * DAY + from->tm_hour * 3600L +
                  from->tm_min * 60L + from->tm_sec;
    if (!split(time, from, "GMT"))
        return -1;
    return time;
}

time_t LIBC(mktime)(struct tm *from) {
    time_t time = LIBC(timegm)(from);
    from->tm_zone = "UTC";
    return time;
}

double LIBC(difftime)(time_t later, time_t earlier) {
    return (double)(later - earlier);
}
