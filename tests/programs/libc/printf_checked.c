// expect: safe
// __printf_chk and its like, as compilers with checks call them.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
extern int __printf_chk(int flag, const char *format, ...);
extern int __fprintf_chk(FILE *file, int flag, const char *format, ...);
extern int __sprintf_chk(char *to, int flag, size_t size, const char *format, ...);
extern int __snprintf_chk(char *to, size_t most, int flag, size_t size, const char *format, ...);
extern int __vprintf_chk(int flag, const char *format, va_list list);
extern int __vfprintf_chk(FILE *file, int flag, const char *format, va_list list);
extern int __vsprintf_chk(char *to, int flag, size_t size, const char *format, va_list list);
extern int __vsnprintf_chk(char *to, size_t most, int flag, size_t size, const char *format, va_list list);

static void all(const char *format, ...) {
    char text[40];
    va_list list;
    va_start(list, format);
    __vprintf_chk(1, format, list);
    va_end(list);
    va_start(list, format);
    __vfprintf_chk(stdout, 1, format, list);
    va_end(list);
    va_start(list, format);
    __vsprintf_chk(text, 1, sizeof text, format, list);
    va_end(list);
    fputs(text, stdout);
    va_start(list, format);
    __vsnprintf_chk(text, 4, 1, sizeof text, format, list);
    va_end(list);
    puts(text);
}

int main(void) {
    char text[40];
    __printf_chk(1, "%d %s\n", 1, "one");
    __fprintf_chk(stdout, 1, "%d\n", 2);
    __sprintf_chk(text, 1, sizeof text, "%x", 255);
    puts(text);
    printf("%d %s\n", __snprintf_chk(text, 3, 1, sizeof text, "%d", 12345), text);
    all("<%d-%s>\n", 7, "x");
    return 0;
}
