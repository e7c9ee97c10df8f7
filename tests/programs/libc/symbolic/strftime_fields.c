// expect: safe
// proves: strftime
// strftime of every date and time and each conversion: numbers by what they count, names by their lists, longer formats by what they
// stand for. And that there is room for the text and a zero, or nothing is told.
#include <stdio.h>
#include <string.h>
#include <threadbare.h>
#include <time.h>

static const char *const days[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                                     "July",    "August",   "September", "October", "November", "December"};
static const char letters[] = "aAbBhCdegGHIjklmMnpPSstuUVwWyYzZ%cDFrRTxX";

static int known(int n) {
    int k = 0;
    while (k != n)
        k++;
    return k;
}

static int length_of(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 366 : 365; }

/* The week of a day is that of its Thursday. Years with leap years before them, behind them, and neither; and those of centuries. */
static int thursday(struct tm *tm, int *year) {
    static const int years[] = {1899, 1900, 1901, 1999, 2000, 2001, 2003, 2004, 2005};
    tm->tm_year = years[known((int)tb_choose(9, "of_week"))] - 1900;
    int day = tm->tm_yday - (tm->tm_wday == 0 ? 6 : tm->tm_wday - 1) + 3;
    *year = 1900 + tm->tm_year;
    if (day < 0)
        return day + length_of(--*year);
    int length = length_of(*year);
    if (day < length)
        return day;
    ++*year;
    return day - length;
}

/* The text of a conversion. */
static int reference(char *to, char letter, struct tm *tm) {
    int year = 1900 + tm->tm_year, hour = tm->tm_hour == 0 ? 12 : tm->tm_hour > 12 ? tm->tm_hour - 12 : tm->tm_hour, of_week;
    switch (letter) {
    case 'a':
        return sprintf(to, "%.3s", days[known(tm->tm_wday)]);
    case 'A':
        return sprintf(to, "%s", days[known(tm->tm_wday)]);
    case 'b':
    case 'h':
        return sprintf(to, "%.3s", months[known(tm->tm_mon)]);
    case 'B':
        return sprintf(to, "%s", months[known(tm->tm_mon)]);
    case 'C':
        return sprintf(to, "%d", year / 100);
    case 'd':
        return sprintf(to, "%02d", tm->tm_mday);
    case 'e':
        return sprintf(to, "%2d", tm->tm_mday);
    case 'g':
        thursday(tm, &of_week);
        return sprintf(to, "%02d", of_week % 100);
    case 'G':
        thursday(tm, &of_week);
        return sprintf(to, "%d", of_week);
    case 'H':
        return sprintf(to, "%02d", tm->tm_hour);
    case 'I':
        return sprintf(to, "%02d", hour);
    case 'j':
        return sprintf(to, "%03d", tm->tm_yday + 1);
    case 'k':
        return sprintf(to, "%2d", tm->tm_hour);
    case 'l':
        return sprintf(to, "%2d", hour);
    case 'm':
        return sprintf(to, "%02d", tm->tm_mon + 1);
    case 'M':
        return sprintf(to, "%02d", tm->tm_min);
    case 'n':
        return sprintf(to, "\n");
    case 'p':
        return sprintf(to, tm->tm_hour < 12 ? "AM" : "PM");
    case 'P':
        return sprintf(to, tm->tm_hour < 12 ? "am" : "pm");
    case 'S':
        return sprintf(to, "%02d", tm->tm_sec);
    case 's':
        /* Of an hour of the first day of 1970, so that the number is short. */
        tm->tm_year = 70, tm->tm_mon = 0, tm->tm_mday = 1, tm->tm_hour = 1;
        return sprintf(to, "%d", tm->tm_hour * 3600 + tm->tm_min * 60 + tm->tm_sec);
    case 't':
        return sprintf(to, "\t");
    case 'u':
        return sprintf(to, "%d", tm->tm_wday == 0 ? 7 : tm->tm_wday);
    case 'U':
        /* So many Sundays lie before tomorrow: the last of them is wday days ago. */
        return sprintf(to, "%02d", tm->tm_yday < tm->tm_wday ? 0 : (tm->tm_yday - tm->tm_wday) / 7 + 1);
    case 'V':
        return sprintf(to, "%02d", thursday(tm, &of_week) / 7 + 1);
    case 'w':
        return sprintf(to, "%d", tm->tm_wday);
    case 'W':
        of_week = tm->tm_wday == 0 ? 6 : tm->tm_wday - 1;
        return sprintf(to, "%02d", tm->tm_yday < of_week ? 0 : (tm->tm_yday - of_week) / 7 + 1);
    case 'y':
        return sprintf(to, "%02d", year % 100);
    case 'Y':
        return sprintf(to, "%d", year);
    case 'z':
        return sprintf(to, "+0000");
    case 'Z':
        return sprintf(to, "UTC");
    case '%':
        return sprintf(to, "%%");
    }
    /* Names are proved above. */
    tm->tm_wday = tm->tm_mon = 3;
    const char *longer = letter == 'c'                    ? "%a %b %e %H:%M:%S %Y"
                         : letter == 'D' || letter == 'x' ? "%m/%d/%y"
                         : letter == 'F'                  ? "%Y-%m-%d"
                         : letter == 'r'                  ? "%I:%M:%S %p"
                         : letter == 'R'                  ? "%H:%M"
                                                          : "%H:%M:%S";
    return (int)strftime(to, 64, longer, tm);
}

int main(void) {
    struct tm tm = {.tm_sec = tb_uchar("sec"), .tm_min = tb_uchar("min"), .tm_hour = tb_uchar("hour"), .tm_mday = tb_uchar("mday"),
                    .tm_mon = tb_uchar("mon"), .tm_wday = tb_uchar("wday"), .tm_yday = tb_ushort("yday"), .tm_year = tb_ushort("year") - 1900};
    tb_assume((tm.tm_sec <= 60) & (tm.tm_min <= 59) & (tm.tm_hour <= 23) & (tm.tm_mday >= 1) & (tm.tm_mday <= 31) & (tm.tm_mon <= 11));
    tb_assume((tm.tm_wday <= 6) & (tm.tm_yday <= 365) & (tm.tm_year >= -1899) & (tm.tm_year <= 8098));
    tm.tm_zone = "UTC";
    char format[] = {'%', letters[known((int)tb_choose(sizeof letters - 1, "letter"))], 0}, expected[64], found[64], tight[64];
    int size = reference(expected, format[1], &tm);
    tb_assert(strftime(found, sizeof found, format, &tm) == (size_t)size && memcmp(found, expected, (size_t)size + 1) == 0);
    if (size < 12) {
        tb_assert(strftime(tight, (size_t)size, format, &tm) == 0);
        tb_assert(strftime(tight, (size_t)size + 1, format, &tm) == (size_t)size && memcmp(tight, expected, (size_t)size + 1) == 0);
    }
    return 0;
}
