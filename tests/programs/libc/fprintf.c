// expect: safe
// fprintf, fputs, dprintf to the standard streams; fileno, ferror, feof of output.
#include <stdio.h>

int main(void) {
    fprintf(stdout, "out %d\n", 1);
    fprintf(stderr, "err %d\n", 2);
    fflush(stdout);
    dprintf(1, "descriptor %s\n", "one");
    fputs("more\n", stdout);
    printf("%d %d %d\n", fileno(stdin), fileno(stdout), fileno(stderr));
    printf("%d %d\n", ferror(stdout), feof(stdout));
    return 0;
}
