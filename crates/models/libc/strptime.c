/* Text as calendar time, in the C locale. */
#include "dates.h"

size_t strlen(const char *text);
struct tm *localtime_r(const time_t *time, struct tm *to);
void tb_unsupported(const char *what);

/* What strptime has read. */
struct seen {
    int wants_days, weekday, day_of_year, month, day, half_day, week, century, is_afternoon, year_of_century;
};

static int is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/* At most so many digits, of a number between two bounds; NULL if there is none. */
static const char *parse_number(const char *from, int digits, int low, int high, int *number) {
    while (is_space(*from))
        from++;
    int value = 0, seen = 0;
    while (seen < digits && value * 10 <= high && *from >= '0' && *from <= '9') {
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

/* An offset from UTC: hours, or hours and minutes. */
static const char *parse_zone(const char *from, long *offset) {
    while (is_space(*from))
        from++;
    if (*from == 'Z') {
        *offset = 0;
        return from + 1;
    }
    if (*from != '+' && *from != '-')
        return NULL;
    int is_minus = *from++ == '-', value = 0, seen = 0;
    while (seen < 4 && *from >= '0' && *from <= '9') {
        value = value * 10 + (*from++ - '0');
        seen++;
        if (seen == 2 && from[0] == ':' && from[1] >= '0' && from[1] <= '9')
            from++;
    }
    if (seen == 2)
        value *= 100;
    else if (seen != 4 || value % 100 >= 60)
        return NULL;
    *offset = value / 100 * 3600L + value % 100 * 60L;
    if (is_minus)
        *offset = -*offset;
    return from;
}

static const char *parse(const char *from, const char *format, struct tm *tm, struct seen *seen);

/* One conversion. */
static const char *parse_one(const char *from, char letter, struct tm *tm, struct seen *seen) {
    int number = 0;
    switch (letter) {
    case 'a':
    case 'A':
        seen->weekday = 1;
        return parse_name(from, weekdays, 7, &tm->tm_wday);
    case 'b':
    case 'B':
    case 'h':
        seen->wants_days = seen->month = 1;
        return parse_name(from, months, 12, &tm->tm_mon);
    case 'C':
        seen->wants_days = 1;
        return parse_number(from, 2, 0, 99, &seen->century);
    case 'd':
    case 'e':
        seen->wants_days = seen->day = 1;
        return parse_number(from, 2, 1, 31, &tm->tm_mday);
    case 'g':
        return parse_number(from, 2, 0, 99, &number);
    case 'G':
        if (*from < '0' || *from > '9')
            return NULL;
        while (*from >= '0' && *from <= '9')
            from++;
        return from;
    case 'H':
    case 'k':
        seen->half_day = 0;
        return parse_number(from, 2, 0, 23, &tm->tm_hour);
    case 'I':
    case 'l':
        seen->half_day = 1;
        from = parse_number(from, 2, 1, 12, &number);
        if (from)
            tm->tm_hour = number % 12;
        return from;
    case 'j':
        seen->day_of_year = 1;
        from = parse_number(from, 3, 1, 366, &number);
        if (from)
            tm->tm_yday = number - 1;
        return from;
    case 'm':
        seen->wants_days = seen->month = 1;
        from = parse_number(from, 2, 1, 12, &number);
        if (from)
            tm->tm_mon = number - 1;
        return from;
    case 'M':
        return parse_number(from, 2, 0, 59, &tm->tm_min);
    case 'n':
    case 't':
        while (is_space(*from))
            from++;
        return from;
    case 'p':
        if ((from[0] | 32) != 'a' && (from[0] | 32) != 'p')
            return NULL;
        seen->is_afternoon = (from[0] | 32) == 'p';
        return (from[1] | 32) == 'm' ? from + 2 : NULL;
    case 's': {
        time_t time = 0;
        if (*from < '0' || *from > '9')
            return NULL;
        while (*from >= '0' && *from <= '9')
            time = time * 10 + (*from++ - '0');
        return localtime_r(&time, tm) ? from : NULL;
    }
    case 'S':
        return parse_number(from, 2, 0, 61, &tm->tm_sec);
    case 'u':
        seen->weekday = 1;
        from = parse_number(from, 1, 1, 7, &number);
        if (from)
            tm->tm_wday = number % 7;
        return from;
    case 'U':
    case 'W':
        seen->week = 1;
        return parse_number(from, 2, 0, 53, &number);
    case 'V':
        return parse_number(from, 2, 0, 53, &number);
    case 'w':
        seen->weekday = 1;
        return parse_number(from, 1, 0, 6, &tm->tm_wday);
    case 'y':
        seen->wants_days = seen->year_of_century = 1;
        from = parse_number(from, 2, 0, 99, &number);
        if (from)
            tm->tm_year = number < 69 ? number + 100 : number;
        return from;
    case 'Y':
        seen->wants_days = 1;
        seen->year_of_century = 0;
        from = parse_number(from, 4, 0, 9999, &number);
        if (from)
            tm->tm_year = number - 1900;
        return from;
    case 'z':
        return parse_zone(from, &tm->tm_gmtoff);
    case 'Z':
        while (is_space(*from))
            from++;
        while (*from && !is_space(*from))
            from++;
        return from;
    case '%':
        return *from == '%' ? from + 1 : NULL;
    }
    return longer(letter) ? parse(from, longer(letter), tm, seen) : NULL;
}

static const char *parse(const char *from, const char *format, struct tm *tm, struct seen *seen) {
    for (; *format && from; format++) {
        if (is_space(*format)) {
            while (is_space(*from))
                from++;
            continue;
        }
        if (*format != '%') {
            from = *from == *format ? from + 1 : NULL;
            continue;
        }
        format++;
        while (*format == '_' || *format == '-' || *format == '0' || *format == '^' || *format == '#')
            format++;
        while (*format >= '0' && *format <= '9')
            format++;
        const char *letters = *format == 'E' ? "cCxXY" : *format == 'O' ? "bBdehHImMSUVwWy" : NULL;
        if (letters && !is_one_of(*++format, letters))
            return NULL;
        if (!*format)
            return NULL;
        from = parse_one(from, *format, tm, seen);
    }
    return from;
}

/* The days of the week and of the year follow from the date, the month and the day from the day of the year. */
static void complete(struct tm *tm, const struct seen *seen) {
    if (seen->half_day && seen->is_afternoon)
        tm->tm_hour += 12;
    if (seen->century >= 0)
        tm->tm_year = (seen->year_of_century ? tm->tm_year % 100 : 0) + (seen->century - 19) * 100;
    if (seen->week && seen->weekday)
        tb_unsupported("strptime of a week and its day");
    long year = 1900L + tm->tm_year, first = days_from(year, 0, 1);
    int is_known = seen->month;
    if (seen->wants_days && !seen->weekday && seen->day_of_year && !(seen->month && seen->day)) {
        long before = 0;
        int of_year = 1;
        while (of_year < 12 && days_from(year, of_year, 1) - first <= tm->tm_yday)
            before = days_from(year, of_year++, 1) - first;
        if (!seen->month)
            tm->tm_mon = of_year - 1;
        if (!seen->day)
            tm->tm_mday = (int)(tm->tm_yday - before + 1);
        is_known = 1;
    }
    if (!seen->wants_days || (!is_known && (tm->tm_mon < 0 || tm->tm_mon > 11)))
        return;
    long days = days_from(year, tm->tm_mon, tm->tm_mday);
    if (!seen->weekday)
        tm->tm_wday = (int)(((days + 4) % 7 + 7) % 7);
    if (!seen->day_of_year)
        tm->tm_yday = (int)(days - first);
}

char *LIBC(strptime)(const char *from, const char *format, struct tm *tm) {
    struct seen seen = {.century = -1};
    from = parse(from, format, tm, &seen);
    if (from)
        complete(tm, &seen);
    return (char *)from;
}
