// expect: safe
// fopen, fputs, fprintf, fclose, fgets, fgetc, ungetc, fread, fwrite, fseek, ftell, rewind, remove.
#include <stdio.h>
#include <errno.h>

int main(void) {
    FILE *file = fopen("tb-test-file", "w");
    fputs("first line\n", file);
    fprintf(file, "second %d\n", 2);
    fwrite("third", 1, 5, file);
    fclose(file);
    file = fopen("tb-test-file", "r");
    char line[32];
    while (fgets(line, sizeof line, file))
        printf("[%s]", line);
    printf("%d\n", feof(file) != 0);
    rewind(file);
    int c = fgetc(file);
    ungetc('F', file);
    int again = fgetc(file);
    printf("%c %c %ld\n", c, again, ftell(file));
    fseek(file, -5, SEEK_END);
    size_t got = fread(line, 1, sizeof line, file);
    printf("%zu %.5s\n", got, line);
    fclose(file);
    file = fopen("tb-test-file", "a+");
    fputs("!", file);
    fseek(file, 0, SEEK_SET);
    printf("%c\n", getc(file));
    fclose(file);
    printf("%d\n", remove("tb-test-file"));
    printf("%d\n", fopen("tb-test-file", "r") == NULL && errno == ENOENT);
    return 0;
}
