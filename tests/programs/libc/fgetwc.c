// expect: safe
// fgetwc, getwc, getwchar, ungetwc, fgetws.
#include <stdio.h>
#include <wchar.h>

int main(void) {
    FILE *file = fopen("tb-wide", "w");
    fputs("xyz\nline two\n", file);
    fclose(file);
    file = fopen("tb-wide", "r");
    wint_t c = fgetwc(file);
    printf("%d %d\n", (int)c, (int)getwc(file));
    ungetwc(L'Q', file);
    wchar_t line[10];
    printf("%d %ls", fgetws(line, 10, file) == line, line);
    printf("%ls\n", fgetws(line, 5, file));
    fclose(file);
    remove("tb-wide");
    printf("%d\n", getwchar() == WEOF);
    return 0;
}
