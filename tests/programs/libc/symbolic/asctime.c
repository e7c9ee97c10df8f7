// expect: safe
// proves: asctime, asctime_r, ctime, ctime_r
// asctime, asctime_r of every date and time with a year of four digits; ctime, ctime_r of every second of an hour.
#include <stdio.h>
#include <string.h>
#include <threadbare.h>
#include <time.h>

static int known(int n) {
    int k = 0;
    while (k != n)
        k++;
    return k;
}

int main(void) {
    struct tm tm = {.tm_sec = tb_uchar("sec"), .tm_min = tb_uchar("min"), .tm_hour = tb_uchar("hour"), .tm_mday = tb_uchar("mday"),
                    .tm_mon = tb_uchar("mon"), .tm_wday = tb_uchar("wday"), .tm_year = tb_ushort("year") - 1900};
    tb_assume((tm.tm_sec <= 60) & (tm.tm_min <= 59) & (tm.tm_hour <= 23) & (tm.tm_mday >= 1) & (tm.tm_mday <= 31) & (tm.tm_mon <= 11));
    tb_assume((tm.tm_wday <= 6) & (tm.tm_year >= 1000 - 1900) & (tm.tm_year <= 9999 - 1900));
    char expected[32], found[32];
    time_t time = tb_uint("time");
    int kind = (int)tb_choose(3, "kind");
    if (kind == 0) {
        tb_assume(time < 3600);
        sprintf(expected, "Thu Jan  1 00:%02d:%02d 1970\n", (int)(time / 60), (int)(time % 60));
        tb_assert(memcmp(ctime(&time), expected, 26) == 0 && ctime_r(&time, found) == found && memcmp(found, expected, 26) == 0);
        return 0;
    }
    /* Each name, and each number, but not all of them together. */
    if (kind == 1)
        tm.tm_mday = tm.tm_hour = tm.tm_min = tm.tm_sec = 5;
    else
        tm.tm_wday = tm.tm_mon = 3;
    const char *day = &"SunMonTueWedThuFriSat"[3 * known(tm.tm_wday)], *month = &"JanFebMarAprMayJunJulAugSepOctNovDec"[3 * known(tm.tm_mon)];
    sprintf(expected, "%.3s %.3s %2d %02d:%02d:%02d %d\n", day, month, tm.tm_mday, tm.tm_hour, tm.tm_min, tm.tm_sec, 1900 + tm.tm_year);
    tb_assert(memcmp(asctime(&tm), expected, 26) == 0 && asctime_r(&tm, found) == found && memcmp(found, expected, 26) == 0);
    return 0;
}
