/* threadbare.h: inputs, assumptions and assertions of a program under test. One header, no library.
 *
 *   unsigned char a = tb_uchar("a");      any value: the tool explores all of them
 *   tb_bytes(buffer, sizeof buffer, "b"); any bytes
 *   switch (tb_choose(3, "op")) ...       0, 1 or 2
 *   tb_assume(a < 64);                    go on only where this holds
 *   tb_assert(used() <= 64);              a failure, and where
 *
 * Under the tool (it defines __THREADBARE__) these are declarations only, and the machine gives them their
 * meaning. Compiled by any other compiler the same program runs natively: every input is read from the file
 * named by the environment variable THREADBARE_INPUTS, and is zero if there is no such file or no line left.
 * A failed assumption then ends the program quietly with status 0; a failed assertion prints itself and aborts.
 *
 * The file of inputs is text, one input a line, `name=value`:
 *   - the n-th use of a name takes the n-th line of that name, whichever thread asks;
 *   - an integer is decimal (with an optional sign) or hexadecimal (0x..), taken modulo the size of its type;
 *   - a float or double is anything that strtod reads, or `bits:0x..`, its bit pattern;
 *   - bytes are pairs of hexadecimal digits; missing ones are zero;
 *   - blank lines, and lines that begin with `#`, are skipped. A name has no line break; it ends at the last `=`.
 *
 * C (from C89 with GNU extensions on) and C++. Licence: MIT OR Apache-2.0.
 */
#ifndef THREADBARE_H
#define THREADBARE_H

#include <stddef.h>
#ifndef __THREADBARE__
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#endif

/* Every input type: the suffix of its function, and its C type. */
#ifdef __cplusplus
#define TB_BOOL_ bool
#else
#define TB_BOOL_ _Bool
#endif
#define TB_INTEGERS_(X)                                                                                      \
    X(bool, TB_BOOL_)                                                                                        \
    X(char, char)                                                                                            \
    X(schar, signed char)                                                                                    \
    X(uchar, unsigned char)                                                                                  \
    X(short, short)                                                                                          \
    X(ushort, unsigned short)                                                                                \
    X(int, int)                                                                                              \
    X(uint, unsigned int)                                                                                    \
    X(long, long)                                                                                            \
    X(ulong, unsigned long)                                                                                  \
    X(longlong, long long)                                                                                   \
    X(ulonglong, unsigned long long)                                                                         \
    X(size, size_t)                                                                                          \
    X(ptrdiff, ptrdiff_t)

#define tb_assume(condition) tb_assume(!!(condition))
#define tb_assert(condition)                                                                                 \
    ((condition) ? (void)0 : tb_assert_fail(#condition, __FILE__, (unsigned)__LINE__, __func__))

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __THREADBARE__

#define TB_DECLARE_(suffix, type) type tb_##suffix(const char *name) __attribute__((nothrow));
TB_INTEGERS_(TB_DECLARE_)
TB_DECLARE_(float, float)
TB_DECLARE_(double, double)
#undef TB_DECLARE_

void tb_bytes(void *bytes, size_t length, const char *name) __attribute__((nothrow));
/* Any number from 0 up to, and without, `count`. */
unsigned tb_choose(unsigned count, const char *name) __attribute__((nothrow));
void (tb_assume)(int condition) __attribute__((nothrow));
void tb_assert_fail(const char *expression, const char *file, unsigned line, const char *function)
    __attribute__((nothrow, noreturn));

#else

/* Weak, so that all translation units of a program share one set of inputs. */
struct tb_line_ {
    struct tb_line_ *next;
    char *name, *value;
};
__attribute__((weak)) struct tb_line_ *tb_lines_;
__attribute__((weak)) char tb_loaded_;
/* What the lines are in: kept, so that whoever looks for leaks finds none of ours. */
__attribute__((weak)) char *tb_text_;
__attribute__((weak)) char tb_lock_;

#define TB_NATIVE_ static __inline__ __attribute__((unused))

TB_NATIVE_ void tb_load_(void) {
    const char *path = getenv("THREADBARE_INPUTS");
    FILE *file;
    struct tb_line_ **end = &tb_lines_;
    char *text = NULL;
    size_t size = 0, room = 0;
    char *at, *stop;
    if (!path || !*path)
        return;
    file = fopen(path, "rb");
    if (!file) {
        fprintf(stderr, "threadbare.h: cannot read THREADBARE_INPUTS=%s\n", path);
        exit(2);
    }
    for (;;) {
        size_t got;
        if (room - size < 2) {
            text = (char *)realloc(text, room = room * 2 + 4096);
            if (!text)
                abort();
        }
        got = fread(text + size, 1, room - size - 1, file);
        if (got == 0)
            break;
        size += got;
    }
    fclose(file);
    text[size] = '\0';
    tb_text_ = text;
    for (at = text; *at; at = stop) {
        char *equals;
        struct tb_line_ *line;
        stop = strchr(at, '\n');
        if (stop)
            *stop++ = '\0';
        else
            stop = at + strlen(at);
        if (*at == '#' || !*at)
            continue;
        equals = strrchr(at, '=');
        if (!equals) {
            fprintf(stderr, "threadbare.h: THREADBARE_INPUTS: no `=` in the line `%s`\n", at);
            exit(2);
        }
        *equals = '\0';
        line = (struct tb_line_ *)malloc(sizeof *line);
        if (!line)
            abort();
        line->next = NULL;
        line->name = at;
        line->value = equals + 1;
        *end = line;
        end = &line->next;
    }
}

/* The text of the next input of that name; none if no line is left. */
TB_NATIVE_ const char *tb_take_(const char *name) {
    struct tb_line_ **at;
    const char *value = NULL;
    while (__atomic_test_and_set(&tb_lock_, __ATOMIC_ACQUIRE))
        ;
    if (!tb_loaded_) {
        tb_loaded_ = 1;
        tb_load_();
    }
    for (at = &tb_lines_; *at; at = &(*at)->next)
        if (strcmp((*at)->name, name) == 0) {
            struct tb_line_ *taken = *at;
            value = taken->value;
            *at = taken->next;
            free(taken);
            break;
        }
    __atomic_clear(&tb_lock_, __ATOMIC_RELEASE);
    return value;
}

TB_NATIVE_ int tb_digit_(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return 99;
}

TB_NATIVE_ unsigned long long tb_number_(const char *text) {
    unsigned long long value = 0;
    int negative, base = 10;
    if (!text)
        return 0;
    negative = *text == '-';
    if (*text == '-' || *text == '+')
        text++;
    if (text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
        base = 16;
        text += 2;
    }
    for (; tb_digit_(*text) < base; text++)
        value = value * (unsigned)base + (unsigned)tb_digit_(*text);
    return negative ? 0 - value : value;
}

#define TB_DEFINE_(suffix, type)                                                                             \
    TB_NATIVE_ type tb_##suffix(const char *name) {                                                          \
        return (type)tb_number_(tb_take_(name));                                                             \
    }
TB_INTEGERS_(TB_DEFINE_)
#undef TB_DEFINE_

TB_NATIVE_ float tb_float(const char *name) {
    const char *text = tb_take_(name);
    float value = 0;
    if (text && strncmp(text, "bits:", 5) == 0) {
        unsigned bits = (unsigned)tb_number_(text + 5);
        memcpy(&value, &bits, sizeof value);
    } else if (text)
        value = (float)strtod(text, NULL);
    return value;
}

TB_NATIVE_ double tb_double(const char *name) {
    const char *text = tb_take_(name);
    double value = 0;
    if (text && strncmp(text, "bits:", 5) == 0) {
        unsigned long long bits = tb_number_(text + 5);
        memcpy(&value, &bits, sizeof value);
    } else if (text)
        value = strtod(text, NULL);
    return value;
}

TB_NATIVE_ void tb_bytes(void *bytes, size_t length, const char *name) {
    const char *text = tb_take_(name);
    size_t i;
    memset(bytes, 0, length);
    for (i = 0; text && i < length && tb_digit_(text[0]) < 16 && tb_digit_(text[1]) < 16; i++, text += 2)
        ((unsigned char *)bytes)[i] = (unsigned char)(tb_digit_(text[0]) * 16 + tb_digit_(text[1]));
}

TB_NATIVE_ unsigned tb_choose(unsigned count, const char *name) {
    unsigned value = (unsigned)tb_number_(tb_take_(name));
    return count ? value % count : 0;
}

TB_NATIVE_ void (tb_assume)(int condition) {
    if (!condition)
        exit(0);
}

TB_NATIVE_ __attribute__((noreturn)) void tb_assert_fail(const char *expression, const char *file,
                                                         unsigned line, const char *function) {
    fprintf(stderr, "%s:%u: %s: assertion `%s` failed\n", file, line, function, expression);
    abort();
}

#undef TB_NATIVE_

#endif

#ifdef __cplusplus
}
#endif
#undef TB_INTEGERS_
#undef TB_BOOL_

#endif
