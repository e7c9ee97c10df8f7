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
    printf("%c %c %ld\n", c, fgetc(file), ftell(file));
    fseek(file, -5, SEEK_END);
    printf("%zu %.5s\n", fread(line, 1, sizeof line, file), line);
    fclose(file);
    file = fopen("tb-test-file", "a+");
    fputs("!", file);
    fseek(file, 0, SEEK_SET);
    printf("%c\n", getc(file));
    fclose(file);
    printf("%d %d\n", remove("tb-test-file"), fopen("tb-test-file", "r") == NULL && errno == ENOENT);
    return 0;
}
