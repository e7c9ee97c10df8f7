/* The family of scanf under one of its spellings: SPELLING(name). Every string of up to 4 bytes, from memory and from a stream, its arguments in
 * the open and in a list: the same results as those of sscanf as programs are compiled today, which has proofs of its own, and as much is left to read. */
#include "integer.h"
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <threadbare.h>
#include <unistd.h>

typedef struct _IO_FILE FILE;
extern FILE *stdin;
FILE *tmpfile(void);
int fileno(FILE *file);
int fflush(FILE *file);
void rewind(FILE *file);
size_t fread(void *to, size_t size, size_t count, FILE *file);
size_t fwrite(const void *from, size_t size, size_t count, FILE *file);
int __isoc99_sscanf(const char *text, const char *format, ...);
int SPELLING(sscanf)(const char *text, const char *format, ...);
int SPELLING(fscanf)(FILE *file, const char *format, ...);
int SPELLING(scanf)(const char *format, ...);
int SPELLING(vsscanf)(const char *text, const char *format, va_list arguments);
int SPELLING(vfscanf)(FILE *file, const char *format, va_list arguments);
int SPELLING(vscanf)(const char *format, va_list arguments);

enum { OF_TEXT, OF_FILE, OF_INPUT };

static int list(int which, const char *text, FILE *file, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int found = which == OF_TEXT   ? SPELLING(vsscanf)(text, format, arguments)
                : which == OF_FILE ? SPELLING(vfscanf)(file, format, arguments)
                                   : SPELLING(vscanf)(format, arguments);
    va_end(arguments);
    return found;
}

int main(void) {
    static const char *const formats[] = {"%x%n%c", "%2s%n%c", "%[a-c]%n%c"};
    char text[5], expected[2][9] = {{0}}, found[2][9] = {{0}}, rest[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    size_t length = strlen(text);
    int kind = 0, which = 0, chosen = (int)tb_choose(3, "format"), function = (int)tb_choose(6, "function"), taken[2] = {-1, -1};
    while (kind != chosen)
        kind++;
    while (which != function)
        which++;
    int count = __isoc99_sscanf(text, formats[kind], expected[0], &taken[0], expected[1]), told;
    FILE *file = tmpfile();
    fwrite(text, 1, length, file);
    rewind(file);
    dup2(fileno(file), 0);
    lseek(0, 0, SEEK_SET);
    if (which >= 3)
        told = list(which - 3, text, file, formats[kind], found[0], &taken[1], found[1]);
    else
        told = which == OF_TEXT   ? SPELLING(sscanf)(text, formats[kind], found[0], &taken[1], found[1])
               : which == OF_FILE ? SPELLING(fscanf)(file, formats[kind], found[0], &taken[1], found[1])
                                  : SPELLING(scanf)(formats[kind], found[0], &taken[1], found[1]);
    tb_assert(told == count && taken[0] == taken[1] && memcmp(found, expected, sizeof found) == 0);
    if (which % 3 != OF_TEXT && count > 0) {
        size_t left = length - (size_t)taken[0] - (count == 2);
        tb_assert(fread(rest, 1, 5, which % 3 == OF_FILE ? file : stdin) == left && memcmp(rest, text + length - left, left) == 0);
    }
    const char *s = text;
    while (is_space(*s))
        s++;
    return kind == 0 && integer_at(s, 16, 4).is_cut ? 77 : 0;
}
