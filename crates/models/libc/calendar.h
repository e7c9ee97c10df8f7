/* What the parts of the library that know the calendar share. */
#include "library.h"

typedef long time_t;

struct tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
    long tm_gmtoff;
    const char *tm_zone;
};

/* Days of 400 years, and of 4 years from a leap year on. */
#define ERA 146097L

/* Days since 1970 of a day of the proleptic Gregorian calendar; months from 0, any value. */
static long days_from(long year, long month, long day) {
    year += month / 12;
    month %= 12;
    if (month < 0) {
        month += 12;
        year--;
    }
    /* Years that start in March end with the leap day. */
    long y = month < 2 ? year - 1 : year, m = (month + 10) % 12;
    long era = (y >= 0 ? y : y - 399) / 400, of_era = y - era * 400;
    long of_year = (153 * m + 2) / 5 + day - 1;
    return era * ERA + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}
