// expect: safe
// scanf's functions under the names that headers give them: __isoc99_scanf and others.
#include <stdarg.h>
#include <stdio.h>
extern int __isoc99_scanf(const char *format, ...);
extern int __isoc99_fscanf(FILE *file, const char *format, ...);
extern int __isoc99_vsscanf(const char *text, const char *format, va_list list);
extern int __isoc99_vscanf(const char *format, va_list list), __isoc99_vfscanf(FILE *file, const char *format, va_list list);
extern int plain_sscanf(const char *text, const char *format, ...) __asm__("sscanf");
extern int plain_scanf(const char *format, ...) __asm__("scanf");
extern int plain_fscanf(FILE *file, const char *format, ...) __asm__("fscanf");
extern int plain_vsscanf(const char *text, const char *format, va_list list) __asm__("vsscanf");
extern int plain_vscanf(const char *format, va_list list) __asm__("vscanf");
extern int plain_vfscanf(FILE *file, const char *format, va_list list) __asm__("vfscanf");

static int of_list(int which, const char *text, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int result = which == 0   ? __isoc99_vsscanf(text, format, list)
                 : which == 1 ? plain_vsscanf(text, format, list)
                 : which == 2 ? plain_vscanf(format, list)
                 : which == 3 ? plain_vfscanf(stdin, format, list)
                 : which == 4 ? __isoc99_vscanf(format, list)
                              : __isoc99_vfscanf(stdin, format, list);
    va_end(list);
    return result;
}

int main(void) {
    FILE *file = fopen("tb-scan", "w");
    fputs("1 2 3 4 5 6 7 8", file);
    fclose(file);
    freopen("tb-scan", "r", stdin);
    int a, b, count;
    count = __isoc99_scanf("%d", &a);
    printf("%d %d\n", count, a);
    count = __isoc99_fscanf(stdin, "%d", &a);
    printf("%d %d\n", count, a);
    count = plain_scanf("%d", &a);
    printf("%d %d\n", count, a);
    count = plain_fscanf(stdin, "%d", &a);
    printf("%d %d\n", count, a);
    count = plain_sscanf("7 x8", "%d x%d", &a, &b);
    printf("%d %d %d\n", count, a, b);
    for (int i = 0; i < 6; i++)
    {
        count = of_list(i, "31", "%d", &a);
        printf("%d %d\n", count, a);
    }
    return remove("tb-scan");
}
