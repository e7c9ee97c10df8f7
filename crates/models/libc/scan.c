/* scanf's language: over a string, or over a stream. */
#include "library.h"

typedef __builtin_va_list va_list;

int fgetc(void *stream);
int ungetc(int c, void *stream);
long strtol(const char *text, char **end, int base);
unsigned long strtoul(const char *text, char **end, int base);
double strtod(const char *text, char **end);
float strtof(const char *text, char **end);
long double strtold(const char *text, char **end);
void *realloc(void *old, size_t size);
void free(void *gone);

extern void *stdin;

struct source {
    const char *text;
    void *stream;
    long taken;
};

#define END (-1)

static int take(struct source *source) {
    int c;
    if (source->text) {
        c = (unsigned char)*source->text;
        if (c == 0)
            return END;
        source->text++;
    } else {
        c = fgetc(source->stream);
        if (c == END)
            return END;
    }
    source->taken++;
    return c;
}

static void give_back(struct source *source, int c) {
    if (c == END)
        return;
    source->taken--;
    if (source->text)
        source->text--;
    else
        ungetc(c, source->stream);
}

static int is_space(int c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static void skip_space(struct source *source) {
    int c;
    do
        c = take(source);
    while (is_space(c));
    give_back(source, c);
}

static int digit(int c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'Z')
        return c - 'A' + 10;
    return 99;
}

#define LONGEST 200

/* The text of an integer: a sign, a prefix, digits. Its length; 0 if there is none. */
static int integer(struct source *source, char *to, int limit, int *base) {
    int length = 0, digits = 0;
    int c = take(source);
    if (limit > 0 && (c == '-' || c == '+')) {
        to[length++] = (char)c;
        limit--;
        c = take(source);
    }
    if (limit > 0 && c == '0' && (*base == 0 || *base == 16)) {
        to[length++] = (char)c;
        limit--;
        digits = 1;
        c = take(source);
        if (limit > 0 && (c == 'x' || c == 'X')) {
            to[length++] = (char)c;
            limit--;
            *base = 16;
            digits = 0;
            c = take(source);
        } else if (*base == 0)
            *base = 8;
    } else if (*base == 0)
        *base = 10;
    while (limit > 0 && digit(c) < *base) {
        to[length++] = (char)c;
        limit--;
        digits++;
        c = take(source);
    }
    give_back(source, c);
    to[length] = '\0';
    return digits ? length : 0;
}

/* The text of a floating-point number. Its length; 0 if there is none. */
static int floating(struct source *source, char *to, int limit) {
    int length = 0, digits = 0;
    int c = take(source);
    if (limit > 0 && (c == '-' || c == '+')) {
        to[length++] = (char)c;
        limit--;
        c = take(source);
    }
    if (limit > 0 && (c == 'i' || c == 'I' || c == 'n' || c == 'N')) {
        const char *word = c == 'i' || c == 'I' ? "infinity" : "nan";
        int matched = 0;
        while (limit > 0 && word[matched] && (c | 32) == word[matched]) {
            to[length++] = (char)c;
            limit--;
            matched++;
            c = take(source);
        }
        int is_whole = matched == 3 || matched == 8;
        /* What follows in parentheses belongs to the number, and they must be closed. */
        if (limit > 0 && is_whole && word[0] == 'n' && c == '(') {
            do {
                to[length++] = (char)c;
                limit--;
                c = take(source);
            } while (limit > 0 && (digit(c) < 36 || c == '_'));
            is_whole = limit > 0 && c == ')';
            if (is_whole) {
                to[length++] = (char)c;
                c = take(source);
            }
        }
        give_back(source, c);
        to[length] = '\0';
        return is_whole ? length : 0;
    }
    int base = 10, mark = 'e';
    if (limit > 1 && c == '0') {
        to[length++] = (char)c;
        limit--;
        digits++;
        c = take(source);
        if (c == 'x' || c == 'X') {
            to[length++] = (char)c;
            limit--;
            digits = 0;
            base = 16;
            mark = 'p';
            c = take(source);
        }
    }
    int point = 0;
    while (limit > 0 && (digit(c) < base || (c == '.' && !point))) {
        if (c == '.')
            point = 1;
        else
            digits++;
        to[length++] = (char)c;
        limit--;
        c = take(source);
    }
    if (digits && limit > 0 && (c | 32) == mark) {
        to[length++] = (char)c;
        limit--;
        digits = 0;
        c = take(source);
        if (limit > 0 && (c == '-' || c == '+')) {
            to[length++] = (char)c;
            limit--;
            c = take(source);
        }
        while (limit > 0 && digit(c) < 10) {
            to[length++] = (char)c;
            limit--;
            digits++;
            c = take(source);
        }
    }
    give_back(source, c);
    to[length] = '\0';
    return digits ? length : 0;
}

enum length { CHAR, SHORT, INT, LONG };

static void store(void *to, enum length length, unsigned long value) {
    switch (length) {
    case CHAR:
        *(char *)to = (char)value;
        break;
    case SHORT:
        *(short *)to = (short)value;
        break;
    case INT:
        *(int *)to = (int)value;
        break;
    case LONG:
        *(long *)to = (long)value;
        break;
    }
}

/* Whether a character is in the set that stands behind `[`. */
static int in_set(const char *set, const char *end, int c) {
    int inverted = *set == '^';
    if (inverted)
        set++;
    const char *first = set;
    for (const char *at = set; at < end; at++) {
        if (at > first && *at == '-' && at + 1 < end) {
            if ((unsigned char)at[-1] <= c && c <= (unsigned char)at[1])
                return !inverted;
        } else if ((unsigned char)*at == c)
            return !inverted;
    }
    return inverted;
}

static int scan(struct source *source, const char *format, va_list arguments) {
    int assigned = 0;
    char text[LONGEST + 8];
    for (; *format; format++) {
        if (is_space(*format)) {
            skip_space(source);
            continue;
        }
        if (*format != '%' || format[1] == '%') {
            if (*format == '%') {
                format++;
                skip_space(source);
            }
            int c = take(source);
            if (c != (unsigned char)*format) {
                give_back(source, c);
                return c == END && assigned == 0 ? END : assigned;
            }
            continue;
        }
        format++;
        int suppressed = *format == '*';
        if (suppressed)
            format++;
        int width = 0;
        while (*format >= '0' && *format <= '9')
            width = width * 10 + (*format++ - '0');
        enum length length = INT;
        int is_long = 0, allocated = 0;
        for (;; format++) {
            if (*format == 'h')
                length = length == SHORT ? CHAR : SHORT;
            else if (*format == 'L')
                is_long = 2;
            else if (*format == 'l' || *format == 'j' || *format == 'z' || *format == 't' || *format == 'q') {
                length = LONG;
                is_long = 1;
            } else if (*format == 'm')
                allocated = 1;
            else
                break;
        }
        if (*format == 'n') {
            if (!suppressed)
                store(__builtin_va_arg(arguments, void *), length, (unsigned long)source->taken);
            continue;
        }
        if (*format != 'c' && *format != '[')
            skip_space(source);
        int peeked = take(source);
        if (peeked == END)
            return assigned == 0 ? END : assigned;
        give_back(source, peeked);
        int limit = width && width < LONGEST ? width : LONGEST;
        int base = 10;
        switch (*format) {
        case 'i':
            base = 0;
            goto number;
        case 'o':
            base = 8;
            goto number;
        case 'x':
        case 'X':
        case 'p':
            base = 16;
            if (*format == 'p')
                length = LONG;
            goto number;
        case 'd':
        case 'u':
        number:
            if (!integer(source, text, limit, &base))
                return assigned;
            if (!suppressed) {
                unsigned long value =
                    *format == 'd' || *format == 'i' ? (unsigned long)strtol(text, NULL, base) : strtoul(text, NULL, base);
                store(__builtin_va_arg(arguments, void *), length, value);
                assigned++;
            }
            break;
        case 'e':
        case 'f':
        case 'g':
        case 'E':
        case 'G':
        case 'a':
            if (!floating(source, text, limit))
                return assigned;
            if (!suppressed) {
                void *to = __builtin_va_arg(arguments, void *);
                if (is_long == 2)
                    *(long double *)to = strtold(text, NULL);
                else if (is_long)
                    *(double *)to = strtod(text, NULL);
                else
                    *(float *)to = strtof(text, NULL);
                assigned++;
            }
            break;
        case 'c':
        case 's':
        case '[': {
            int kind = *format;
            const char *set = format + 1, *end = set;
            if (kind == '[') {
                if (*end == '^')
                    end++;
                if (*end == ']')
                    end++;
                while (*end && *end != ']')
                    end++;
                format = end;
            }
            char *to = NULL, **made = NULL;
            long room = 0;
            if (!suppressed && allocated)
                made = __builtin_va_arg(arguments, char **);
            else if (!suppressed)
                to = __builtin_va_arg(arguments, char *);
            long most = width ? width : kind == 'c' ? 1 : 0x7fffffff;
            long count = 0;
            while (count < most) {
                int c = take(source);
                if (c == END || (kind == 's' && is_space(c)) || (kind == '[' && !in_set(set, end, c))) {
                    give_back(source, c);
                    break;
                }
                if (made && count + 2 > room) {
                    room = room ? 2 * room : 16;
                    to = realloc(to, (size_t)room);
                }
                if (to)
                    to[count] = (char)c;
                count++;
            }
            if (count == 0 || (kind == 'c' && count < most)) {
                if (made)
                    free(to);
                return assigned;
            }
            if (made)
                *made = to;
            if (to) {
                if (kind != 'c')
                    to[count] = '\0';
                assigned++;
            }
            break;
        }
        default:
            return assigned;
        }
    }
    return assigned;
}

int LIBC(vsscanf)(const char *text, const char *format, va_list arguments) {
    struct source source = {text, NULL, 0};
    return scan(&source, format, arguments);
}

int LIBC(vfscanf)(void *stream, const char *format, va_list arguments) {
    struct source source = {NULL, stream, 0};
    return scan(&source, format, arguments);
}

int LIBC(vscanf)(const char *format, va_list arguments) {
    return LIBC(vfscanf)(stdin, format, arguments);
}

/* A function with its arguments in the open, over the one that takes a list of them. */
#define IN_THE_OPEN(name, parameters, over, source)          \
    int LIBC(name) parameters {                              \
        va_list arguments;                                   \
        __builtin_va_start(arguments, format);               \
        int result = LIBC(over)(source, format, arguments);  \
        __builtin_va_end(arguments);                         \
        return result;                                       \
    }

/* The family under one of the names that headers give it. */
#define FAMILY(prefix)                                                                        \
    IN_THE_OPEN(prefix##sscanf, (const char *text, const char *format, ...), vsscanf, text)   \
    IN_THE_OPEN(prefix##fscanf, (void *stream, const char *format, ...), vfscanf, stream)     \
    IN_THE_OPEN(prefix##scanf, (const char *format, ...), vfscanf, stdin)

/* The functions that take a list, under another name. */
#define LISTS(prefix)                                                                         \
    int LIBC(prefix##vsscanf)(const char *text, const char *format, va_list arguments) {      \
        return LIBC(vsscanf)(text, format, arguments);                                        \
    }                                                                                         \
    int LIBC(prefix##vfscanf)(void *stream, const char *format, va_list arguments) {          \
        return LIBC(vfscanf)(stream, format, arguments);                                      \
    }                                                                                         \
    int LIBC(prefix##vscanf)(const char *format, va_list arguments) {                         \
        return LIBC(vfscanf)(stdin, format, arguments);                                       \
    }

FAMILY()
FAMILY(__isoc99_)
FAMILY(__isoc23_)
LISTS(__isoc99_)
LISTS(__isoc23_)
