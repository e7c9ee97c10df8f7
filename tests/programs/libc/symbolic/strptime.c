// expect: safe
// proves: strptime
// strptime of every string of up to 4 bytes with each conversion, and some formats of several: where it ends, and every field of the date.
#define _GNU_SOURCE
#include <string.h>
#include <threadbare.h>
#include <time.h>

static const char *const formats[] = {"%d", "%e", "%H", "%k", "%I", "%l", "%j", "%m", "%M", "%S", "%y", "%Y", "%C", "%u", "%w", "%U", "%W", "%V",
                                      "%g", "%G", "%s", "%b", "%B", "%h", "%a", "%A", "%p", "%n", "%t", "%%", "%z", "%Z", "a b", "%R", "%I%p", "%p%I",
                                      "%C%y", "%m%j", "%d%j", "%a%d", "%Od", "%EY", "%-d", "%5d", "%Q", "%Oa", "%Ed", "%D", "%", "%E"};

static int is_space(char c) { return c == ' ' || (c >= 9 && c <= 13); }

/* As many digits as can belong to a number up to `high`; -1 if there is none. Every digit is a case of its own. */
static int number(const char **s, int digits, int low, int high) {
    int n = 0, count = 0;
    while (is_space(**s))
        ++*s;
    for (; count < digits && n * 10 <= high && **s >= '0' && **s <= '9'; count++, ++*s)
        for (int i = 0; i < 10; i++)
            if (**s == '0' + i) {
                n = n * 10 + i;
                break;
            }
    return count && n >= low && n <= high ? n : -1;
}

/* Which of the names the text begins with: their first three letters, or all of them if they are four. */
static int name(const char **s, const char *names) {
    for (int i = 0; names[3 * i]; i++) {
        int same = 0;
        while (same < 3 && ((*s)[same] == names[3 * i + same] || (*s)[same] == (names[3 * i + same] ^ 32)))
            same++;
        if (same == 3) {
            *s += 3;
            /* June and July. */
            if (names[0] == 'J' && ((i == 5 && (**s == 'e' || **s == 'E')) || (i == 6 && (**s == 'y' || **s == 'Y'))))
                ++*s;
            return i;
        }
    }
    return -1;
}

static int offset(const char **s, long *seconds) {
    while (is_space(**s))
        ++*s;
    if (**s == 'Z') {
        ++*s;
        *seconds = 0;
        return 1;
    }
    int is_minus = **s == '-';
    if (**s != '+' && **s != '-')
        return 0;
    ++*s;
    /* Two digits are hours; for four there is no room. */
    int count = 0;
    while ((*s)[count] >= '0' && (*s)[count] <= '9')
        count++;
    if (count != 2)
        return 0;
    *seconds = (is_minus ? -3600L : 3600L) * number(s, 2, 0, 99);
    return 1;
}

/* The weekday by the rule of Sakamoto. */
static int weekday(int year, int month, int day) {
    static const int shifts[] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
    year -= month < 2;
    return (year + year / 4 - year / 100 + year / 400 + shifts[month] + day) % 7;
}

static int day_of_year(int year, int month, int day) {
    static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    for (int i = 0; i < month; i++)
        day += lengths[i] + (i == 1 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
    return day - 1;
}

static const char *reference(const char *s, const char *format, struct tm *tm) {
    int n = 0, is_dated = 0, has_weekday = 0, has_day = 0, is_half = 0, is_late = 0, century = -1, has_year = 0, has_date = 0;
    for (; *format; format++) {
        if (is_space(*format)) {
            while (is_space(*s))
                s++;
            continue;
        }
        if (*format != '%') {
            if (*s++ != *format)
                return 0;
            continue;
        }
        format++;
        if (*format == '-' || *format == '5' || (*format == 'O' && format[1] == 'd') || (*format == 'E' && format[1] == 'Y'))
            format++;
        switch (*format) {
        case 'd':
        case 'e':
            n = tm->tm_mday = number(&s, 2, 1, 31);
            is_dated = has_date = 1;
            break;
        case 'H':
        case 'k':
            n = tm->tm_hour = number(&s, 2, 0, 23);
            break;
        case 'I':
        case 'l':
            n = number(&s, 2, 1, 12);
            tm->tm_hour = n == 12 ? 0 : n;
            is_half = 1;
            break;
        case 'j':
            n = number(&s, 3, 1, 366);
            tm->tm_yday = n - 1;
            has_day = 1;
            break;
        case 'm':
            n = number(&s, 2, 1, 12);
            tm->tm_mon = n - 1;
            is_dated = 1;
            break;
        case 'M':
            n = tm->tm_min = number(&s, 2, 0, 59);
            break;
        case 'S':
            n = tm->tm_sec = number(&s, 2, 0, 61);
            break;
        case 'y':
            n = number(&s, 2, 0, 99);
            tm->tm_year = n >= 69 ? n : n + 100;
            is_dated = has_year = 1;
            break;
        case 'Y':
            n = number(&s, 4, 0, 9999);
            tm->tm_year = n - 1900;
            is_dated = 1;
            break;
        case 'C':
            n = century = number(&s, 2, 0, 99);
            is_dated = 1;
            break;
        case 'u':
            n = number(&s, 1, 1, 7);
            tm->tm_wday = n == 7 ? 0 : n;
            break;
        case 'w':
            n = tm->tm_wday = number(&s, 1, 0, 6);
            break;
        case 'U':
        case 'W':
        case 'V':
            n = number(&s, 2, 0, 53);
            break;
        case 'g':
            n = number(&s, 2, 0, 99);
            break;
        case 'G':
            n = *s >= '0' && *s <= '9' ? number(&s, 4, 0, 9999) : -1;
            break;
        case 's':
            n = *s >= '0' && *s <= '9' ? number(&s, 4, 0, 9999) : -1;
            *tm = (struct tm){.tm_sec = n % 60, .tm_min = n / 60 % 60, .tm_hour = n / 3600, .tm_mday = 1, .tm_year = 70, .tm_wday = 4};
            break;
        case 'b':
        case 'B':
        case 'h':
            n = tm->tm_mon = name(&s, "JanFebMarAprMayJunJulAugSepOctNovDec");
            is_dated = 1;
            break;
        case 'a':
        case 'A':
            n = tm->tm_wday = name(&s, "SunMonTueWedThuFriSat");
            has_weekday = 1;
            break;
        case 'p':
            n = (s[0] == 'A' || s[0] == 'a' || s[0] == 'P' || s[0] == 'p') && (s[1] == 'M' || s[1] == 'm') ? 0 : -1;
            is_late = s[0] == 'P' || s[0] == 'p';
            s += 2;
            break;
        case 'n':
        case 't':
            while (is_space(*s))
                s++;
            break;
        case '%':
            n = *s++ == '%' ? 0 : -1;
            break;
        case 'z':
            n = offset(&s, &tm->tm_gmtoff) - 1;
            break;
        case 'Z':
            while (is_space(*s))
                s++;
            while (*s && !is_space(*s))
                s++;
            break;
        case 'R':
            n = tm->tm_hour = number(&s, 2, 0, 23);
            if (n < 0 || *s++ != ':')
                return 0;
            n = tm->tm_min = number(&s, 2, 0, 59);
            break;
        default:
            /* No conversion, or one that needs more than 4 bytes. */
            return 0;
        }
        if (n < 0)
            return 0;
    }
    if (is_half && is_late)
        tm->tm_hour += 12;
    if (century >= 0)
        tm->tm_year = (century - 19) * 100 + (has_year ? tm->tm_year % 100 : 0);
    if (is_dated && has_day) {
        /* What the format does not say follows from the day of the year. */
        int month = 0, before = 0, length;
        for (; month < 11 && tm->tm_yday >= before + (length = day_of_year(1900 + tm->tm_year, month + 1, 1) - day_of_year(1900 + tm->tm_year, month, 1)); month++)
            before += length;
        if (!has_date)
            tm->tm_mday = tm->tm_yday - before + 1;
        else
            tm->tm_mon = month;
    }
    if (is_dated && !has_weekday)
        tm->tm_wday = weekday(1900 + tm->tm_year, tm->tm_mon, tm->tm_mday);
    if (is_dated && !has_day)
        tm->tm_yday = day_of_year(1900 + tm->tm_year, tm->tm_mon, tm->tm_mday);
    return s;
}

int main(void) {
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    int kind = 0, chosen = (int)tb_choose(sizeof formats / sizeof *formats, "format");
    while (kind != chosen)
        kind++;
    struct tm expected = {.tm_sec = -7, .tm_min = -7, .tm_hour = -7, .tm_mday = 3, .tm_mon = 4, .tm_year = 101, .tm_wday = -7, .tm_yday = -7, .tm_gmtoff = 77};
    struct tm found = expected;
    const char *end = reference(text, formats[kind], &expected);
    tb_assert(strptime(text, formats[kind], &found) == end);
    if (!end)
        return 0;
    tb_assert(found.tm_sec == expected.tm_sec && found.tm_min == expected.tm_min && found.tm_hour == expected.tm_hour);
    tb_assert(found.tm_mday == expected.tm_mday && found.tm_mon == expected.tm_mon && found.tm_year == expected.tm_year);
    tb_assert(found.tm_wday == expected.tm_wday && found.tm_yday == expected.tm_yday && found.tm_gmtoff == expected.tm_gmtoff);
    return 0;
}
