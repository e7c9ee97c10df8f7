// expect: safe
// proves: __asprintf_chk, __snprintf_chk, __sprintf_chk, __vasprintf_chk, __vsnprintf_chk, __vsprintf_chk, asprintf, snprintf, sprintf, vasprintf, vsnprintf, vsprintf
// sprintf, vsprintf, vsnprintf, asprintf, vasprintf and their checked spellings, of every number of 16 bits and every string of up to 4 bytes,
// with widths and precisions: as snprintf, which has a proof of its own for numbers; for text there is a reference here.
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

int __sprintf_chk(char *to, int flag, size_t room, const char *format, ...);
int __snprintf_chk(char *to, size_t size, int flag, size_t room, const char *format, ...);
int __vsprintf_chk(char *to, int flag, size_t room, const char *format, va_list arguments);
int __vsnprintf_chk(char *to, size_t size, int flag, size_t room, const char *format, va_list arguments);
int __asprintf_chk(char **to, int flag, const char *format, ...);
int __vasprintf_chk(char **to, int flag, const char *format, va_list arguments);

/* Those that take a list. */
static int print(int which, char *to, size_t size, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    char *made = 0;
    int length = which == 0   ? vsprintf(to, format, arguments)
                 : which == 1 ? vsnprintf(to, size, format, arguments)
                 : which == 2 ? __vsprintf_chk(to, 1, size, format, arguments)
                 : which == 3 ? __vsnprintf_chk(to, size, 1, size, format, arguments)
                 : which == 4 ? vasprintf(&made, format, arguments)
                              : __vasprintf_chk(&made, 1, format, arguments);
    va_end(arguments);
    if (made)
        memcpy(to, made, (size_t)length + 1);
    free(made);
    return length;
}

/* A text of at most so many bytes in a field of such a width. */
static int place(char *to, const char *text, int most, int width, int is_left) {
    int length = 0, size = 0;
    while (length < most && text[length])
        length++;
    for (int i = length; i < width && !is_left; i++)
        to[size++] = ' ';
    for (int i = 0; i < length; i++)
        to[size++] = text[i];
    for (int i = length; i < width && is_left; i++)
        to[size++] = ' ';
    return size;
}

static const char *const formats[] = {"%s", "%6s", "%-6s", "%.2s", "%-3.1s"};
static const int most[] = {4, 4, 4, 2, 1}, widths[] = {0, 6, 6, 0, 3};

int main(void) {
    char text[5], expected[32], found[32], *made;
    tb_bytes(text, 4, "text");
    text[4] = 0;
    int which = 0, chosen = (int)tb_choose(6, "function"), size;
    while (which != chosen)
        which++;
    if (which < 5) {
        size = place(expected, text, most[which], widths[which], strchr(formats[which], '-') != 0);
        tb_assert(snprintf(found, 32, formats[which], text) == size && memcmp(found, expected, (size_t)size) == 0 && !found[size]);
        tb_assert(snprintf(found, 32, "%*.*s", strchr(formats[which], '-') ? -widths[which] : widths[which], most[which], text) == size);
        tb_assert(memcmp(found, expected, (size_t)size) == 0 && !found[size]);
    }
    short n = tb_short("n");
    int count;
    size = snprintf(expected, 32, "<%d%% %-5s%n>", n, text, &count);
    size_t whole = (size_t)size + 1;
    tb_assert(count == size - 1);
    tb_assert(print(which, found, 32, "<%d%% %-5s%n>", n, text, &count) == size && count == size - 1 && memcmp(found, expected, whole) == 0);
    if (which)
        return 0;
    tb_assert(sprintf(found, "<%d%% %-5s>", n, text) == size && memcmp(found, expected, whole) == 0);
    tb_assert(__sprintf_chk(found, 1, 32, "<%d%% %-5s>", n, text) == size && memcmp(found, expected, whole) == 0);
    tb_assert(__snprintf_chk(found, 32, 1, 32, "<%d%% %-5s>", n, text) == size && memcmp(found, expected, whole) == 0);
    tb_assert(asprintf(&made, "<%d%% %-5s>", n, text) == size && memcmp(made, expected, whole) == 0);
    free(made);
    tb_assert(__asprintf_chk(&made, 1, "<%d%% %-5s>", n, text) == size && memcmp(made, expected, whole) == 0);
    free(made);
    return 0;
}
