// Included before every program: what it prints is folded into the exit status, so that a run in the machine and a
// native run can be compared without a model of stdio.
#include <math.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t shim_hash = 1469598103934665603u;

static void shim_add(uint64_t word) {
    for (int i = 0; i < 8; i++) shim_hash = (shim_hash ^ (word >> (8 * i) & 255)) * 1099511628211u;
}

static void shim_text(const char *text) {
    for (; *text; text++) shim_add((unsigned char)*text);
}

static int shim_find(const char *text, int wanted) {
    for (; *text; text++)
        if (*text == (char)wanted) return 1;
    return 0;
}

static int shim_vprintf(const char *format, va_list args) {
    for (; *format; format++) {
        shim_add((unsigned char)*format);
        if (*format != '%') continue;
        format++;
        int longs = 0, extended = 0;
        while (*format && shim_find("0123456789.+- #*lhzjtL", *format)) {
            if (*format == '*') shim_add((uint64_t)va_arg(args, int));
            if (*format == 'l' || *format == 'z' || *format == 'j' || *format == 't') longs = 1;
            if (*format == 'L') extended = 1;
            format++;
        }
        switch (*format) {
        case '%': break;
        case 'd': case 'i': case 'u': case 'x': case 'X': case 'o': case 'c':
            shim_add(longs ? (uint64_t)va_arg(args, long) : (uint64_t)va_arg(args, int));
            break;
        case 'p': shim_add(va_arg(args, void *) != NULL); break;
        case 's': shim_text(va_arg(args, const char *)); break;
        default: {
            double number = extended ? (double)va_arg(args, long double) : va_arg(args, double);
            uint64_t bits;
            memcpy(&bits, &number, sizeof bits);
            // The sign of a NaN is the processor's choice.
            shim_add(number != number ? 77 : bits);
        }
        }
    }
    return 1;
}

static int shim_printf(const char *format, ...) {
    va_list args;
    va_start(args, format);
    int result = shim_vprintf(format, args);
    va_end(args);
    return result;
}

static int shim_puts(const char *text) {
    shim_text(text);
    return 1;
}

static size_t shim_strlen(const char *text) {
    size_t len = 0;
    while (text[len]) len++;
    return len;
}

static int shim_strcmp(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}

static char *shim_strchr(const char *text, int wanted) {
    for (;; text++) {
        if (*text == (char)wanted) return (char *)text;
        if (!*text) return NULL;
    }
}

int user_main();

int main(int argc, char **argv) {
    int status = user_main(argc, argv);
    shim_add((uint64_t)status);
    uint64_t hash = shim_hash;
    return (int)((hash ^ hash >> 8 ^ hash >> 16 ^ hash >> 24 ^ hash >> 32 ^ hash >> 40 ^ hash >> 48) & 255);
}

#define main user_main
#define printf shim_printf
#define vprintf shim_vprintf
#define puts shim_puts
#define strlen shim_strlen
#define strcmp shim_strcmp
#define strchr shim_strchr
