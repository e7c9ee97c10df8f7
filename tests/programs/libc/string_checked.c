// expect: safe
// __memcpy_chk, __memmove_chk, __memset_chk, __strcpy_chk, __strncpy_chk, __strcat_chk, __strncat_chk.
#include <stdio.h>
#include <string.h>
extern void *__memcpy_chk(void *to, const void *from, size_t count, size_t size);
extern void *__memmove_chk(void *to, const void *from, size_t count, size_t size);
extern void *__memset_chk(void *to, int c, size_t count, size_t size);
extern char *__strcpy_chk(char *to, const char *from, size_t size);
extern char *__strncpy_chk(char *to, const char *from, size_t count, size_t size);
extern char *__strcat_chk(char *to, const char *from, size_t size);
extern char *__strncat_chk(char *to, const char *from, size_t count, size_t size);

int main(void) {
    char text[20];
    __memset_chk(text, 0, sizeof text, sizeof text);
    __memcpy_chk(text, "abcdef", 6, sizeof text);
    __memmove_chk(text + 1, text, 5, sizeof text - 1);
    puts(text);
    __strcpy_chk(text, "xy", sizeof text);
    __strcat_chk(text, "z", sizeof text);
    __strncat_chk(text, "1234", 2, sizeof text);
    puts(text);
    __strncpy_chk(text, "Q", 1, sizeof text);
    puts(text);
    return 0;
}
