/* Functions of the C library that read or write the program's memory: it is the thread's turn first, and the memory is looked
 * at. Only those that programs share memory through; others take their steps unnoticed. */
#include "test.h"
#include <stdarg.h>
#include <stdio.h>

static void touched(void *from, const void *at, size_t size, int writes) {
    tb_touch(from, (void *)at, size, writes);
    tb_check(at, size, writes);
}
static size_t text(void *from, const char *text, size_t most) {
    size_t length = 0;
    if (text)
        while (length < most && (tb_check(text + length, 1, 0), text[length]))
            length++;
    tb_touch(from, (void *)text, length + (length < most), 0);
    return length;
}
#define TURN(at) tb_hook(FROM, OP_CALL, (void *)(at), 1)
#define READS(at, size) touched(FROM, at, size, 0)
#define WRITES(at, size) touched(FROM, at, size, 1)
#define TEXT(at) text(FROM, at, (size_t)-1)

void *W(memcpy)(void *to, const void *from, size_t size) {
    TURN(NULL);
    READS(from, size), WRITES(to, size);
    return memcpy(to, from, size);
}
void *W(memmove)(void *to, const void *from, size_t size) {
    TURN(NULL);
    READS(from, size), WRITES(to, size);
    return memmove(to, from, size);
}
void *W(memset)(void *to, int value, size_t size) {
    TURN(NULL);
    WRITES(to, size);
    return memset(to, value, size);
}
int W(memcmp)(const void *a, const void *b, size_t size) {
    TURN(NULL);
    READS(a, size), READS(b, size);
    return memcmp(a, b, size);
}
size_t W(strlen)(const char *at) {
    TURN(NULL);
    return TEXT(at);
}
int W(strcmp)(const char *a, const char *b) {
    TURN(NULL);
    TEXT(a), TEXT(b);
    return strcmp(a, b);
}
int W(strncmp)(const char *a, const char *b, size_t size) {
    TURN(NULL);
    text(FROM, a, size), text(FROM, b, size);
    return strncmp(a, b, size);
}
char *W(strcpy)(char *to, const char *from) {
    TURN(NULL);
    WRITES(to, TEXT(from) + 1);
    return strcpy(to, from);
}
char *W(strncpy)(char *to, const char *from, size_t size) {
    TURN(NULL);
    text(FROM, from, size), WRITES(to, size);
    return strncpy(to, from, size);
}
char *W(strcat)(char *to, const char *from) {
    TURN(NULL);
    WRITES(to + TEXT(to), TEXT(from) + 1);
    return strcat(to, from);
}
char *W(strchr)(const char *at, int c) {
    TURN(NULL);
    TEXT(at);
    return strchr(at, c);
}

/* Output. What is printed is copied before, so that its place is the thread's turn. */
#define PRINTS(name, stream, parameters, call)                                                                         \
    int W(name) parameters {                                                                                           \
        TURN(NULL);                                                                                                    \
        if (stream)                                                                                                    \
            tb_stream(stream);                                                                                         \
        va_list arguments;                                                                                             \
        va_start(arguments, format);                                                                                   \
        int printed = call;                                                                                            \
        va_end(arguments);                                                                                             \
        return printed;                                                                                                \
    }
PRINTS(printf, stdout, (const char *format, ...), vprintf(format, arguments))
PRINTS(fprintf, file, (FILE * file, const char *format, ...), vfprintf(file, format, arguments))
PRINTS(sprintf, (FILE *)NULL, (char *to, const char *format, ...), vsprintf(to, format, arguments))
PRINTS(snprintf, (FILE *)NULL, (char *to, size_t size, const char *format, ...), vsnprintf(to, size, format, arguments))

int W(puts)(const char *at) {
    TURN(NULL);
    tb_stream(stdout);
    TEXT(at);
    return puts(at);
}
int W(fputs)(const char *at, FILE *file) {
    TURN(NULL);
    tb_stream(file);
    TEXT(at);
    return fputs(at, file);
}
