// expect: safe
// proves: fwprintf, swprintf, vfwprintf, vswprintf, vwprintf, wprintf
// swprintf, vswprintf, and into a file fwprintf, vfwprintf, wprintf, vwprintf, of every number of 16 bits and every string of up to 4 characters of
// the C locale: the characters are the bytes of snprintf, which has a proof of its own.
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <threadbare.h>
#include <unistd.h>
#include <wchar.h>

/* Those that take a list. */
static int print(int which, FILE *file, wchar_t *to, size_t size, const wchar_t *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = which == 0   ? vswprintf(to, size, format, arguments)
                 : which == 1 ? vfwprintf(file, format, arguments)
                              : vwprintf(format, arguments);
    va_end(arguments);
    return length;
}

int main(void) {
    char text[5], expected[32], bytes[32];
    wchar_t found[32];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    for (int i = 0; i < 4; i++)
        tb_assume(text[i] >= 0);
    short n = tb_short("n");
    int which = 0, chosen = (int)tb_choose(6, "function"), size = snprintf(expected, 32, "<%d, %s>", n, text), length;
    while (which != chosen)
        which++;
    FILE *file = tmpfile();
    dup2(fileno(file), 1);
    if (which == 0 || which == 3) {
        size_t room = tb_bool("is_tight") ? (size_t)size : 32;
        length = which ? swprintf(found, room, L"<%d, %s>", n, text) : print(which, file, found, room, L"<%d, %s>", n, text);
        tb_assert(length == (room == 32 ? size : -1));
        for (int i = 0; i <= size && room == 32; i++)
            tb_assert(found[i] == expected[i]);
        return 0;
    }
    length = which < 3    ? print(which, file, 0, 0, L"<%d, %s>", n, text)
             : which == 4 ? fwprintf(file, L"<%d, %s>", n, text)
                          : wprintf(L"<%d, %s>", n, text);
    fflush(stdout);
    fflush(file);
    lseek(fileno(file), 0, SEEK_SET);
    tb_assert(length == size && read(fileno(file), bytes, 32) == size && memcmp(bytes, expected, (size_t)size) == 0);
    return 0;
}
