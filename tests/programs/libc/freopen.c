// expect: safe
// freopen: standard input from a file; scanf, vscanf, vfscanf, fscanf, getchar, getchar_unlocked from it.
#include <stdarg.h>
#include <stdio.h>

static int scan(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int result = vscanf(format, list);
    va_end(list);
    return result;
}

static int scan_from(FILE *file, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int result = vfscanf(file, format, list);
    va_end(list);
    return result;
}

int main(void) {
    FILE *file = fopen("tb-input", "w");
    fputs("12 words and 3.5\n7 8 9 xy", file);
    fclose(file);
    printf("%d\n", freopen("tb-input", "r", stdin) == stdin);
    int a, b, c, d;
    char word[10];
    double x;
    int count = scanf("%d %9s", &a, word);
    printf("%d %d %s\n", count, a, word);
    count = scan("%9s %lf", word, &x);
    printf("%d %s %g\n", count, word, x);
    count = scan_from(stdin, "%d", &b);
    printf("%d %d\n", count, b);
    count = fscanf(stdin, "%d%d", &c, &d);
    printf("%d %d %d\n", count, c, d);
    getchar();
    int first = getchar_unlocked();
    int second = getchar(), third = getchar();
    printf("%c%c %d\n", first, second, third);
    printf("%d\n", freopen("tb-no-such-file", "r", stdin) == NULL);
    remove("tb-input");
    return 0;
}
