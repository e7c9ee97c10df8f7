// expect: safe
// fgetpos, fsetpos, fseeko, ftello.
#include <stdio.h>

int main(void) {
    FILE *file = fopen("tb-pos", "w+");
    fputs("0123456789", file);
    fseeko(file, 3, SEEK_SET);
    fpos_t here;
    printf("%d\n", fgetpos(file, &here));
    printf("%c\n", fgetc(file));
    fgetc(file);
    printf("%ld\n", (long)ftello(file));
    printf("%d\n", fsetpos(file, &here));
    printf("%c\n", fgetc(file));
    fclose(file);
    remove("tb-pos");
    return 0;
}
