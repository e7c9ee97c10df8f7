// expect: safe
// getline and getdelim: lines of all lengths, growing buffers, the last line without an end.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    FILE *file = fopen("tb-lines", "w");
    fputs("one\n\n", file);
    for (int i = 0; i < 300; i++)
        fputc('a' + i % 26, file);
    fputs("\nk=v;k2=v2;last", file);
    fclose(file);
    file = fopen("tb-lines", "r");
    char *line = NULL;
    size_t size = 0;
    long length;
    for (int i = 0; i < 3; i++) {
        length = getline(&line, &size, file);
        printf("%ld %d %.5s\n", length, size > (size_t)length, line);
    }
    while ((length = getdelim(&line, &size, ';', file)) >= 0)
        printf("%ld [%s]\n", length, line);
    while ((length = __getdelim(&line, &size, ';', file)) >= 0)
        ;
    printf("%ld %d\n", length, feof(file) != 0);
    free(line);
    fclose(file);
    remove("tb-lines");
    return 0;
}
