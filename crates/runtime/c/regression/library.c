/* Functions of the C library that read or write the program's memory: it is the thread's turn first, and the memory is looked
 * at. Only those that programs share memory through; others take their steps unnoticed. */
#include "test.h"
#include <stdarg.h>
#include <stdio.h>


static void reads(const void *at, size_t size) { tb_check(at, size, 0); }
static void writes(const void *at, size_t size) { tb_check(at, size, 1); }
static void reads_text(const char *text) {
    if (text)
        for (size_t i = 0; tb_check(text + i, 1, 0), text[i]; i++) {
        }
}
static size_t length(const char *text) {
    reads_text(text);
    return strlen(text);
}
#define TURN(at) tb_hook(FROM, OP_CALL, (void *)(at), 1)

void *W(memcpy)(void *to, const void *from, size_t size) {
    TURN(NULL);
    reads(from, size), writes(to, size);
    return memcpy(to, from, size);
}
void *W(memmove)(void *to, const void *from, size_t size) {
    TURN(NULL);
    reads(from, size), writes(to, size);
    return memmove(to, from, size);
}
void *W(memset)(void *to, int value, size_t size) {
    TURN(to);
    writes(to, size);
    return memset(to, value, size);
}
int W(memcmp)(const void *a, const void *b, size_t size) {
    TURN(NULL);
    reads(a, size), reads(b, size);
    return memcmp(a, b, size);
}
size_t W(strlen)(const char *text) {
    TURN(text);
    reads_text(text);
    return strlen(text);
}
int W(strcmp)(const char *a, const char *b) {
    TURN(NULL);
    return strcmp(a, b);
}
int W(strncmp)(const char *a, const char *b, size_t size) {
    TURN(NULL);
    return strncmp(a, b, size);
}
char *W(strcpy)(char *to, const char *from) {
    TURN(NULL);
    writes(to, length(from) + 1);
    return strcpy(to, from);
}
char *W(strncpy)(char *to, const char *from, size_t size) {
    TURN(NULL);
    writes(to, size);
    return strncpy(to, from, size);
}
char *W(strcat)(char *to, const char *from) {
    TURN(NULL);
    writes(to, length(to) + length(from) + 1);
    return strcat(to, from);
}
char *W(strchr)(const char *text, int c) {
    TURN(text);
    return strchr(text, c);
}

/* Output. What is printed is copied before, so that its place is the thread's turn. */
#define PRINTS(name, parameters, call)                                                                                 \
    int W(name) parameters {                                                                                           \
        TURN(NULL);                                                                                                    \
        va_list arguments;                                                                                             \
        va_start(arguments, format);                                                                                   \
        int printed = call;                                                                                            \
        va_end(arguments);                                                                                             \
        return printed;                                                                                                \
    }
PRINTS(printf, (const char *format, ...), vprintf(format, arguments))
PRINTS(fprintf, (FILE * file, const char *format, ...), vfprintf(file, format, arguments))
PRINTS(sprintf, (char *to, const char *format, ...), vsprintf(to, format, arguments))
PRINTS(snprintf, (char *to, size_t size, const char *format, ...), vsnprintf(to, size, format, arguments))

int W(puts)(const char *text) {
    TURN(text);
    reads_text(text);
    return puts(text);
}
int W(fputs)(const char *text, FILE *file) {
    TURN(text);
    reads_text(text);
    return fputs(text, file);
}
