// expect: safe
// getchar, fgets, fread, feof of an empty standard input.
#include <stdio.h>

int main(void) {
    char line[8] = "before";
    printf("%d\n", getchar());
    printf("%d\n", fgets(line, sizeof line, stdin) == NULL);
    printf("%d\n", feof(stdin) != 0);
    printf("%zu\n", fread(line, 1, 4, stdin));
    puts(line);
    clearerr(stdin);
    printf("%d\n", feof(stdin));
    return 0;
}
