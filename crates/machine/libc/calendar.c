/* Calendar time. The local time zone is UTC: the machine knows no other. */
#include "library.h"

typedef long time_t;

struct tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
    long tm_gmtoff;
    const char *tm_zone;
};

int snprintf(char *to, size_t size, const char *format, ...);
size_t strlen(const char *text);
void *memcpy(void *to, const void *from, size_t size);

#define EOVERFLOW 75
#define DAY 86400L

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

static int is_leap(long year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

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

static const char *const weekdays[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                                     "July",    "August",   "September", "October", "November", "December"};

static const char *weekday(const struct tm *tm) {
    return tm->tm_wday < 0 || tm->tm_wday > 6 ? "?" : weekdays[tm->tm_wday];
}

static const char *month(const struct tm *tm) {
    return tm->tm_mon < 0 || tm->tm_mon > 11 ? "?" : months[tm->tm_mon];
}

char *LIBC(asctime_r)(const struct tm *tm, char *to) {
    snprintf(to, 64, "%.3s %.3s%3d %.2d:%.2d:%.2d %d\n", weekday(tm), month(tm), tm->tm_mday, tm->tm_hour, tm->tm_min,
             tm->tm_sec, 1900 + tm->tm_year);
    return to;
}

static char text[64];

char *LIBC(asctime)(const struct tm *tm) {
    return LIBC(asctime_r)(tm, text);
}

char *LIBC(ctime_r)(const time_t *time, char *to) {
    struct tm tm;
    return split(*time, &tm, "UTC") ? LIBC(asctime_r)(&tm, to) : NULL;
}

char *LIBC(ctime)(const time_t *time) {
    return LIBC(ctime_r)(time, text);
}

/* The week of ISO 8601, and the year that it belongs to. */
static int iso_week(const struct tm *tm, long *year) {
    *year = 1900L + tm->tm_year;
    int weekday = (tm->tm_wday + 6) % 7;
    int week = (tm->tm_yday - weekday + 10) / 7;
    if (week < 1) {
        --*year;
        long last = 365 + is_leap(*year);
        return (int)((tm->tm_yday + last - weekday + 10) / 7);
    }
    if (week == 53 && tm->tm_yday - weekday + 3 >= 365 + is_leap(*year)) {
        ++*year;
        return 1;
    }
    return week;
}

static int hour12(const struct tm *tm) {
    return tm->tm_hour % 12 == 0 ? 12 : tm->tm_hour % 12;
}

/* One conversion; how long its text is, or -1 if there is none of that letter. */
static int convert(char *to, size_t size, char letter, char pad, const struct tm *tm) {
    long year = 1900L + tm->tm_year, of_week;
    const char *two = pad == '_' ? "%2d" : pad == '-' ? "%d" : "%02d";
    const char *spaced = pad == '0' ? "%02d" : pad == '-' ? "%d" : "%2d";
    switch (letter) {
    case 'a':
        return snprintf(to, size, "%.3s", weekday(tm));
    case 'A':
        return snprintf(to, size, "%s", weekday(tm));
    case 'b':
    case 'h':
        return snprintf(to, size, "%.3s", month(tm));
    case 'B':
        return snprintf(to, size, "%s", month(tm));
    case 'C':
        return snprintf(to, size, two, (int)((year - (year < 0 ? 99 : 0)) / 100));
    case 'd':
        return snprintf(to, size, two, tm->tm_mday);
    case 'e':
        return snprintf(to, size, spaced, tm->tm_mday);
    case 'g':
        iso_week(tm, &of_week);
        return snprintf(to, size, two, (int)((of_week % 100 + 100) % 100));
    case 'G':
        iso_week(tm, &of_week);
        return snprintf(to, size, "%ld", of_week);
    case 'H':
        return snprintf(to, size, two, tm->tm_hour);
    case 'I':
        return snprintf(to, size, two, hour12(tm));
    case 'j':
        return snprintf(to, size, pad == '-' ? "%d" : pad == '_' ? "%3d" : "%03d", tm->tm_yday + 1);
    case 'k':
        return snprintf(to, size, spaced, tm->tm_hour);
    case 'l':
        return snprintf(to, size, spaced, hour12(tm));
    case 'm':
        return snprintf(to, size, two, tm->tm_mon + 1);
    case 'M':
        return snprintf(to, size, two, tm->tm_min);
    case 'n':
        return snprintf(to, size, "\n");
    case 'p':
        return snprintf(to, size, "%s", tm->tm_hour >= 12 ? "PM" : "AM");
    case 'P':
        return snprintf(to, size, "%s", tm->tm_hour >= 12 ? "pm" : "am");
    case 's': {
        struct tm copy = *tm;
        return snprintf(to, size, "%ld", LIBC(mktime)(&copy));
    }
    case 'S':
        return snprintf(to, size, two, tm->tm_sec);
    case 't':
        return snprintf(to, size, "\t");
    case 'u':
        return snprintf(to, size, "%d", tm->tm_wday == 0 ? 7 : tm->tm_wday);
    case 'U':
        return snprintf(to, size, two, (tm->tm_yday + 7 - tm->tm_wday) / 7);
    case 'V':
        return snprintf(to, size, two, iso_week(tm, &of_week));
    case 'w':
        return snprintf(to, size, "%d", tm->tm_wday);
    case 'W':
        return snprintf(to, size, two, (tm->tm_yday + 7 - (tm->tm_wday + 6) % 7) / 7);
    case 'y':
        return snprintf(to, size, two, (int)((year % 100 + 100) % 100));
    case 'Y':
        return snprintf(to, size, "%ld", year);
    case 'z':
        return snprintf(to, size, "%c%02ld%02ld", tm->tm_gmtoff < 0 ? '-' : '+',
                        (tm->tm_gmtoff < 0 ? -tm->tm_gmtoff : tm->tm_gmtoff) / 3600,
                        (tm->tm_gmtoff < 0 ? -tm->tm_gmtoff : tm->tm_gmtoff) / 60 % 60);
    case 'Z':
        return snprintf(to, size, "%s", tm->tm_zone ? tm->tm_zone : "");
    case '%':
        return snprintf(to, size, "%%");
    }
    return -1;
}

/* The formats that stand for others. */
static const char *longer(char letter) {
    switch (letter) {
    case 'c':
        return "%a %b %e %H:%M:%S %Y";
    case 'D':
    case 'x':
        return "%m/%d/%y";
    case 'F':
        return "%Y-%m-%d";
    case 'r':
        return "%I:%M:%S %p";
    case 'R':
        return "%H:%M";
    case 'T':
    case 'X':
        return "%H:%M:%S";
    }
    return NULL;
}

size_t LIBC(strftime)(char *to, size_t size, const char *format, const struct tm *tm) {
    size_t used = 0;
    char piece[128];
    for (; *format; format++) {
        int length;
        const char *from = piece;
        if (*format != '%' || !format[1]) {
            piece[0] = *format;
            length = 1;
        } else {
            const char *start = format++;
            char pad = 0;
            int upper = 0;
            while (*format == '_' || *format == '-' || *format == '0' || *format == '^' || *format == '#') {
                if (*format == '^')
                    upper = 1;
                else if (*format != '#')
                    pad = *format;
                format++;
            }
            if ((*format == 'E' || *format == 'O') && format[1])
                format++;
            if (longer(*format))
                length = (int)LIBC(strftime)(piece, sizeof piece, longer(*format), tm);
            else
                length = convert(piece, sizeof piece, *format, pad, tm);
            if (length < 0) {
                length = (int)(format - start) + (*format != 0);
                from = start;
                if (!*format)
                    format--;
            }
            if (upper)
                for (int i = 0; i < length; i++)
                    if (piece[i] >= 'a' && piece[i] <= 'z')
                        piece[i] = (char)(piece[i] - 32);
        }
        if (used + (size_t)length >= size)
            return 0;
        memcpy(to + used, from, (size_t)length);
        used += (size_t)length;
    }
    if (size == 0)
        return 0;
    to[used] = '\0';
    return used;
}

/* One digit or two, of a number between two bounds; NULL if there is none. */
static const char *parse_number(const char *from, int digits, int low, int high, int *number) {
    while (*from == ' ')
        from++;
    int value = 0, seen = 0;
    while (seen < digits && *from >= '0' && *from <= '9') {
        value = value * 10 + (*from++ - '0');
        seen++;
    }
    if (!seen || value < low || value > high)
        return NULL;
    *number = value;
    return from;
}

/* A name of a list, in full or its first three letters. */
static const char *parse_name(const char *from, const char *const *names, int count, int *number) {
    for (int i = 0; i < count; i++)
        for (size_t length = strlen(names[i]);; length = 3) {
            size_t same = 0;
            while (same < length && (from[same] | 32) == (names[i][same] | 32))
                same++;
            if (same == length) {
                *number = i;
                return from + length;
            }
            if (length == 3)
                break;
        }
    return NULL;
}

char *LIBC(strptime)(const char *from, const char *format, struct tm *tm) {
    int number = 0, afternoon = -1, is_dated = 0;
    for (; *format && from; format++) {
        if (*format == ' ' || (*format >= '\t' && *format <= '\r')) {
            while (*from == ' ' || (*from >= '\t' && *from <= '\r'))
                from++;
            continue;
        }
        if (*format != '%') {
            if (*from++ != *format)
                return NULL;
            continue;
        }
        format++;
        if (longer(*format)) {
            from = LIBC(strptime)(from, longer(*format), tm);
            continue;
        }
        switch (*format) {
        case 'a':
        case 'A':
            from = parse_name(from, weekdays, 7, &tm->tm_wday);
            break;
        case 'b':
        case 'B':
        case 'h':
            from = parse_name(from, months, 12, &tm->tm_mon);
            is_dated = 1;
            break;
        case 'd':
        case 'e':
            from = parse_number(from, 2, 1, 31, &tm->tm_mday);
            is_dated = 1;
            break;
        case 'H':
        case 'k':
            from = parse_number(from, 2, 0, 23, &tm->tm_hour);
            break;
        case 'I':
        case 'l':
            from = parse_number(from, 2, 1, 12, &tm->tm_hour);
            if (from)
                tm->tm_hour %= 12;
            break;
        case 'j':
            from = parse_number(from, 3, 1, 366, &number);
            if (from)
                tm->tm_yday = number - 1;
            break;
        case 'm':
            from = parse_number(from, 2, 1, 12, &number);
            if (from)
                tm->tm_mon = number - 1;
            is_dated = 1;
            break;
        case 'M':
            from = parse_number(from, 2, 0, 59, &tm->tm_min);
            break;
        case 'n':
        case 't':
            while (*from == ' ' || (*from >= '\t' && *from <= '\r'))
                from++;
            break;
        case 'p':
            if ((from[0] | 32) != 'a' && (from[0] | 32) != 'p')
                return NULL;
            afternoon = (from[0] | 32) == 'p';
            from = (from[1] | 32) == 'm' ? from + 2 : NULL;
            break;
        case 'S':
            from = parse_number(from, 2, 0, 61, &tm->tm_sec);
            break;
        case 'y':
            from = parse_number(from, 2, 0, 99, &number);
            if (from)
                tm->tm_year = number < 69 ? number + 100 : number;
            is_dated = 1;
            break;
        case 'Y':
            from = parse_number(from, 4, 0, 9999, &number);
            if (from)
                tm->tm_year = number - 1900;
            is_dated = 1;
            break;
        case '%':
            if (*from++ != '%')
                return NULL;
            break;
        default:
            return NULL;
        }
    }
    if (from && afternoon == 1)
        tm->tm_hour += 12;
    if (from && is_dated) {
        struct tm whole = *tm;
        whole.tm_hour = whole.tm_min = whole.tm_sec = 0;
        LIBC(timegm)(&whole);
        tm->tm_wday = whole.tm_wday;
        tm->tm_yday = whole.tm_yday;
    }
    return (char *)from;
}
