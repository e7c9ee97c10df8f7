// expect: safe
// proves: __dprintf_chk, __fprintf_chk, __printf_chk, __vdprintf_chk, __vfprintf_chk, __vprintf_chk, dprintf, fprintf, printf, vdprintf, vfprintf, vprintf
// fprintf, vfprintf, dprintf, vdprintf, printf, vprintf and their checked spellings into a file, of every number of 16 bits and every
// string of up to 4 bytes: the bytes that are read back are those of snprintf, which has a proof of its own. And the length that printf tells.
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <threadbare.h>
#include <unistd.h>

int __fprintf_chk(FILE *to, int flag, const char *format, ...);
int __vfprintf_chk(FILE *to, int flag, const char *format, va_list arguments);
int __printf_chk(int flag, const char *format, ...);
int __vprintf_chk(int flag, const char *format, va_list arguments);
int __dprintf_chk(int to, int flag, const char *format, ...);
int __vdprintf_chk(int to, int flag, const char *format, va_list arguments);

/* Those that take a list. */
static int print(int which, FILE *to, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = which == 0   ? vfprintf(to, format, arguments)
                 : which == 1 ? __vfprintf_chk(to, 1, format, arguments)
                 : which == 2 ? vdprintf(fileno(to), format, arguments)
                 : which == 3 ? __vdprintf_chk(fileno(to), 1, format, arguments)
                 : which == 4 ? vprintf(format, arguments)
                              : __vprintf_chk(1, format, arguments);
    va_end(arguments);
    return length;
}

int main(void) {
    char text[5], expected[32], found[32];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    short n = tb_short("n");
    int which = 0, chosen = (int)tb_choose(12, "function"), size = snprintf(expected, 32, "<%d, %s>", n, text), length;
    while (which != chosen)
        which++;
    /* To a person, too, printf tells the length of the text for every number. */
    if (which == 4 || which == 8)
        tb_assert((which == 4 ? printf("<%d, %s>", n, text) : fprintf(stdout, "<%d, %s>", n, text)) == size);
    fflush(stdout);
    FILE *file = tmpfile();
    dup2(fileno(file), 1);
    switch (which) {
    case 6:
        length = fprintf(file, "<%d, %s>", n, text);
        break;
    case 7:
        length = __fprintf_chk(file, 1, "<%d, %s>", n, text);
        break;
    case 8:
        length = dprintf(fileno(file), "<%d, %s>", n, text);
        break;
    case 9:
        length = __dprintf_chk(fileno(file), 1, "<%d, %s>", n, text);
        break;
    case 10:
        length = printf("<%d, %s>", n, text);
        break;
    case 11:
        length = __printf_chk(1, "<%d, %s>", n, text);
        break;
    default:
        length = print(which, file, "<%d, %s>", n, text);
    }
    fflush(stdout);
    fflush(file);
    rewind(file);
    tb_assert(length == size && fread(found, 1, 32, file) == (size_t)size && memcmp(found, expected, (size_t)size) == 0);
    return 0;
}
