// expect: safe
// getc_unlocked and its like; flockfile, ftrylockfile, funlockfile.
#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    FILE *file = fopen64("tb-unlocked", "w+");
    flockfile(file);
    printf("%d\n", ftrylockfile(file));
    fputc_unlocked('a', file);
    putc_unlocked('b', file);
    fputs_unlocked("cd\n", file);
    fwrite_unlocked("efgh", 1, 4, file);
    funlockfile(file);
    funlockfile(file);
    rewind(file);
    char text[10] = "";
    int a = getc_unlocked(file), b = fgetc_unlocked(file);
    printf("%c%c\n", a, b);
    printf("%s", fgets_unlocked(text, 10, file));
    size_t count = fread_unlocked(text, 1, 10, file);
    printf("%zu %.4s\n", count, text);
    printf("%d %d\n", feof_unlocked(file) != 0, ferror_unlocked(file));
    putchar_unlocked('!');
    putchar_unlocked('\n');
    fclose(file);
    return remove("tb-unlocked");
}
