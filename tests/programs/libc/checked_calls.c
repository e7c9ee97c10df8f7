// expect: safe
// The names that _FORTIFY_SOURCE gives to asprintf, vasprintf, dprintf, vdprintf, stpcpy, stpncpy, mempcpy, explicit_bzero, fgets, fread,
// read, pread and getcwd.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int __asprintf_chk(char **to, int flag, const char *format, ...);
int __vasprintf_chk(char **to, int flag, const char *format, va_list arguments);
int __dprintf_chk(int descriptor, int flag, const char *format, ...);
int __vdprintf_chk(int descriptor, int flag, const char *format, va_list arguments);
char *__stpcpy_chk(char *to, const char *from, size_t room);
char *__stpncpy_chk(char *to, const char *from, size_t size, size_t room);
void *__mempcpy_chk(void *to, const void *from, size_t size, size_t room);
void __explicit_bzero_chk(void *to, size_t size, size_t room);
char *__fgets_chk(char *to, size_t room, int size, FILE *stream);
size_t __fread_chk(void *to, size_t room, size_t size, size_t count, FILE *stream);
ssize_t __read_chk(int descriptor, void *to, size_t size, size_t room);
ssize_t __pread_chk(int descriptor, void *to, size_t size, off_t offset, size_t room);
char *__getcwd_chk(char *to, size_t size, size_t room);

static void show(int descriptor, const char *format, ...) {
    char *text;
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    __vasprintf_chk(&text, 1, format, list);
    puts(text);
    free(text);
    __vdprintf_chk(descriptor, 1, format, again);
    va_end(again);
    va_end(list);
}

int main(void) {
    char *text, room[32] = "";
    printf("%d\n", __asprintf_chk(&text, 1, "%d-%s", 5, "x"));
    puts(text);
    free(text);
    int descriptor = open("tb-checked", O_RDWR | O_CREAT | O_TRUNC, 0600);
    __dprintf_chk(descriptor, 1, "%s\n", "one line");
    show(descriptor, "%Lg and %d\n", 2.5L, 7);
    printf("%zd\n", __pread_chk(descriptor, room, 3, 4, sizeof room));
    printf("%.3s\n", room);
    lseek(descriptor, 0, SEEK_SET);
    printf("%zd\n", __read_chk(descriptor, room, 5, sizeof room));
    printf("%.5s\n", room);
    int other = fcntl(descriptor, F_DUPFD, 500);
    printf("%d %d\n", other, fcntl(other, F_SETFD, FD_CLOEXEC));
    printf("%d\n", fcntl(77, F_SETFD, 0));
    close(other);
    lseek(descriptor, 0, SEEK_SET);
    FILE *file = fdopen(descriptor, "r");
    printf("%s", __fgets_chk(room, sizeof room, 20, file));
    printf("%zu\n", __fread_chk(room, sizeof room, 2, 4, file));
    printf("%.8s\n", room);
    fclose(file);
    char *end = __stpcpy_chk(room, "abc", sizeof room);
    end = __stpncpy_chk(end, "defgh", 3, sizeof room - 3);
    end = __mempcpy_chk(end, "xyz", 4, sizeof room - 6);
    printf("%s %d\n", room, (int)(end - room));
    __explicit_bzero_chk(room + 2, 3, 30);
    printf("%s %s\n", room, room + 5);
    printf("%d\n", __getcwd_chk(room, 0, sizeof room) == NULL);
    return unlink("tb-checked");
}
