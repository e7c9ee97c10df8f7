/* Calendar time as text, in the C locale, with the flags and widths of GNU. */
#include "dates.h"

int snprintf(char *to, size_t size, const char *format, ...);
size_t strlen(const char *text);
time_t mktime(struct tm *from);
struct tm *localtime_r(const time_t *time, struct tm *to);

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
    return localtime_r(time, &tm) ? LIBC(asctime_r)(&tm, to) : NULL;
}

char *LIBC(ctime)(const time_t *time) {
    return LIBC(ctime_r)(time, text);
}

static int is_leap(long year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
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
    return tm->tm_hour > 12 ? tm->tm_hour - 12 : tm->tm_hour == 0 ? 12 : tm->tm_hour;
}

/* Where the text goes, and how much of it there is; more than the room if it does not fit. */
struct out {
    char *to;
    size_t room, used;
};

static void put(struct out *out, char c) {
    if (out->used < out->room)
        out->to[out->used] = c;
    out->used++;
}

/* What stands between % and a letter. */
struct style {
    char pad;
    int width, is_upper, is_other_case, is_lower;
};

/* A text, in a field that is at least as wide as asked for. */
static void put_text(struct out *out, const struct style *style, const char *from, size_t length) {
    for (size_t i = length; i < (size_t)style->width; i++)
        put(out, style->pad == '0' ? '0' : ' ');
    for (size_t i = 0; i < length; i++) {
        char c = from[i];
        if (style->is_lower && c >= 'A' && c <= 'Z')
            c = (char)(c + 32);
        else if (!style->is_lower && style->is_upper && c >= 'a' && c <= 'z')
            c = (char)(c - 32);
        put(out, c);
    }
}

/* A number of at least so many digits. */
static void put_number(struct out *out, const struct style *style, long number, int digits) {
    char made[24];
    int length = snprintf(made, sizeof made, "%ld", number < 0 ? -number : number), is_minus = number < 0;
    if (digits < style->width)
        digits = style->width;
    int missing = style->pad == '-' ? style->width - length - is_minus : digits - length - is_minus;
    char pad = style->pad == '_' || style->pad == '-' ? ' ' : '0';
    if (is_minus && pad == '0')
        put(out, '-');
    for (; missing > 0; missing--)
        put(out, pad);
    if (is_minus && pad != '0')
        put(out, '-');
    for (int i = 0; i < length; i++)
        put(out, made[i]);
}

/* One conversion; whether there is one of that letter. */
static int convert(struct out *out, char letter, struct style style, const struct tm *tm) {
    long year = 1900L + tm->tm_year, of_week;
    struct style spaced = style;
    if (style.pad != '0' && style.pad != '-')
        spaced.pad = '_';
    if (style.is_other_case)
        style.is_lower = is_one_of(letter, "pZ"), style.is_upper |= is_one_of(letter, "aAbBh");
    const char *name;
    switch (letter) {
    case 'a':
        name = weekday(tm);
        put_text(out, &style, name, *name == '?' ? 1 : 3);
        break;
    case 'A':
        put_text(out, &style, weekday(tm), strlen(weekday(tm)));
        break;
    case 'b':
    case 'h':
        name = month(tm);
        put_text(out, &style, name, *name == '?' ? 1 : 3);
        break;
    case 'B':
        put_text(out, &style, month(tm), strlen(month(tm)));
        break;
    case 'C':
        put_number(out, &style, year / 100 - (year % 100 < 0), 1);
        break;
    case 'd':
        put_number(out, &style, tm->tm_mday, 2);
        break;
    case 'e':
        put_number(out, &spaced, tm->tm_mday, 2);
        break;
    case 'g':
        iso_week(tm, &of_week);
        put_number(out, &style, (of_week % 100 + 100) % 100, 2);
        break;
    case 'G':
        iso_week(tm, &of_week);
        put_number(out, &style, of_week, 1);
        break;
    case 'H':
        put_number(out, &style, tm->tm_hour, 2);
        break;
    case 'I':
        put_number(out, &style, hour12(tm), 2);
        break;
    case 'j':
        put_number(out, &style, tm->tm_yday + 1, 3);
        break;
    case 'k':
        put_number(out, &spaced, tm->tm_hour, 2);
        break;
    case 'l':
        put_number(out, &spaced, hour12(tm), 2);
        break;
    case 'm':
        put_number(out, &style, tm->tm_mon + 1, 2);
        break;
    case 'M':
        put_number(out, &style, tm->tm_min, 2);
        break;
    case 'n':
        put_text(out, &style, "\n", 1);
        break;
    case 'P':
        style.is_lower = 1;
        /* fall through */
    case 'p':
        put_text(out, &style, tm->tm_hour >= 12 ? "PM" : "AM", 2);
        break;
    case 's': {
        struct tm copy = *tm;
        put_number(out, &style, mktime(&copy), 1);
        break;
    }
    case 'S':
        put_number(out, &style, tm->tm_sec, 2);
        break;
    case 't':
        put_text(out, &style, "\t", 1);
        break;
    case 'u':
        put_number(out, &style, (tm->tm_wday + 6) % 7 + 1, 1);
        break;
    case 'U':
        put_number(out, &style, (tm->tm_yday + 7 - tm->tm_wday) / 7, 2);
        break;
    case 'V':
        put_number(out, &style, iso_week(tm, &of_week), 2);
        break;
    case 'w':
        put_number(out, &style, tm->tm_wday, 1);
        break;
    case 'W':
        put_number(out, &style, (tm->tm_yday + 7 - (tm->tm_wday + 6) % 7) / 7, 2);
        break;
    case 'y':
        put_number(out, &style, (year % 100 + 100) % 100, 2);
        break;
    case 'Y':
        put_number(out, &style, year, 1);
        break;
    case 'z': {
        if (tm->tm_isdst < 0)
            break;
        long minutes = (tm->tm_gmtoff < 0 ? -tm->tm_gmtoff : tm->tm_gmtoff) / 60;
        put_text(out, &style, tm->tm_gmtoff < 0 ? "-" : "+", 1);
        put_number(out, &style, minutes / 60 * 100 + minutes % 60, 4);
        break;
    }
    case 'Z':
        name = tm->tm_zone ? tm->tm_zone : "";
        put_text(out, &style, name, strlen(name));
        break;
    case '%':
        put_text(out, &style, "%", 1);
        break;
    default:
        return 0;
    }
    return 1;
}

/* The letters that may not stand behind E and O. */
static const char *const refused[] = {"aAbBhdDeFgGHIjklmMSUVwW%", "aAcDFxXY%"};

static void put_format(struct out *out, const char *format, int is_upper, const struct tm *tm) {
    for (; *format; format++) {
        if (*format != '%') {
            put(out, *format);
            continue;
        }
        const char *start = format++;
        struct style style = {.is_upper = is_upper};
        for (;; format++) {
            if (*format == '_' || *format == '-' || *format == '0')
                style.pad = *format;
            else if (*format == '^')
                style.is_upper = 1;
            else if (*format == '#')
                style.is_other_case = 1;
            else
                break;
        }
        for (; *format >= '0' && *format <= '9'; format++)
            style.width = style.width < 100000000 ? style.width * 10 + (*format - '0') : style.width;
        int is_refused = 0;
        if (*format == 'E' || *format == 'O') {
            const char *letters = refused[*format == 'O'];
            format++;
            is_refused = *format && is_one_of(*format, letters);
        }
        if (!is_refused && longer(*format)) {
            struct out measure = {NULL, 0, 0};
            put_format(&measure, longer(*format), style.is_upper, tm);
            for (size_t i = measure.used; i < (size_t)style.width; i++)
                put(out, style.pad == '0' ? '0' : ' ');
            put_format(out, longer(*format), style.is_upper, tm);
        } else if (is_refused || !convert(out, *format, style, tm)) {
            /* What is no conversion stands for itself. */
            if (!*format)
                format--;
            if (*format == '%')
                start = format;
            put_text(out, &style, start, (size_t)(format - start + 1));
        }
    }
}

size_t LIBC(strftime)(char *to, size_t size, const char *format, const struct tm *tm) {
    struct out out = {to, size, 0};
    put_format(&out, format, 0, tm);
    if (out.used >= size)
        return 0;
    to[out.used] = '\0';
    return out.used;
}
