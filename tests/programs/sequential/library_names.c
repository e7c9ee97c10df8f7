// expect: safe
// Functions that the host's C library may not have: strlcpy, strlcat, cfree, the names of glibc 2.38, C++'s new and delete.
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern size_t strlcpy(char *to, const char *from, size_t size), strlcat(char *to, const char *from, size_t size);
extern void cfree(void *gone);
extern long __isoc23_strtol(const char *text, char **end, int base), __isoc23_strtoll(const char *text, char **end, int base);
extern unsigned long __isoc23_strtoul(const char *text, char **end, int base), __isoc23_strtoull(const char *text, char **end, int base);
extern int __isoc23_sscanf(const char *text, const char *format, ...);
extern int __isoc23_scanf(const char *format, ...), __isoc23_fscanf(FILE *file, const char *format, ...);
extern void *_Znwm(size_t size), *_Znam(size_t size), *_ZnwmRKSt9nothrow_t(size_t size, const void *tag),
    *_ZnamRKSt9nothrow_t(size_t size, const void *tag);
extern void _ZdlPv(void *gone), _ZdaPv(void *gone), _ZdlPvm(void *gone, size_t size), _ZdaPvm(void *gone, size_t size);
extern int __isoc23_vscanf(const char *format, va_list list), __isoc23_vfscanf(FILE *file, const char *format, va_list list),
    __isoc23_vsscanf(const char *text, const char *format, va_list list);
extern int pthread_yield(void), klee_is_replay(void);
extern size_t __ctype_get_mb_cur_max(void);
extern int pthread_setaffinity_np(unsigned long thread, size_t size, const void *set);
extern int pthread_setschedparam(unsigned long thread, int policy, const void *param);
extern unsigned long pthread_self(void);

static int of_list(int which, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int result = which == 0 ? __isoc23_vscanf(format, list) : which == 1 ? __isoc23_vfscanf(stdin, format, list) : __isoc23_vsscanf("9", format, list);
    va_end(list);
    return result;
}

static long place[32];
extern int sigsetjmp(long *place, int mask) __attribute__((returns_twice));

int main(void) {
    assert(sigsetjmp(place, 1) == 0);
    char text[6];
    assert(strlcpy(text, "abcdefgh", sizeof text) == 8 && strcmp(text, "abcde") == 0);
    text[2] = 0;
    assert(strlcat(text, "xyzw", sizeof text) == 6 && strcmp(text, "abxyz") == 0);
    cfree(malloc(3));
    assert(__isoc23_strtol("-5", NULL, 10) == -5 && __isoc23_strtoll("7", NULL, 10) == 7);
    assert(__isoc23_strtoul("ff", NULL, 16) == 255 && __isoc23_strtoull("10", NULL, 2) == 2);
    int n = 0;
    assert(__isoc23_sscanf("42", "%d", &n) == 1 && n == 42);
    assert(__isoc23_scanf("%d", &n) == -1 && __isoc23_fscanf(stdin, "%d", &n) == -1);
    assert(of_list(0, "%d", &n) == -1 && of_list(1, "%d", &n) == -1 && of_list(2, "%d", &n) == 1 && n == 9);
    _ZdlPv(_Znwm(4));
    _ZdlPvm(_ZnwmRKSt9nothrow_t(4, text), 4);
    _ZdaPv(_Znam(4));
    _ZdaPvm(_ZnamRKSt9nothrow_t(4, text), 4);
    int param = 0;
    unsigned long set = 1;
    pthread_yield();
    assert(pthread_setaffinity_np(pthread_self(), sizeof set, &set) == 0);
    assert(pthread_setschedparam(pthread_self(), 0, &param) == 0);
    assert(__ctype_get_mb_cur_max() == 1);
    return 0;
}
