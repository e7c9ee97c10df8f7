// expect: safe
// strtoimax, strtoumax, imaxabs, imaxdiv, isascii, toascii.
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    char *end;
    intmax_t read = strtoimax("-77rest", &end, 10);
    printf("%" PRIdMAX " %s\n", read, end);
    printf("%" PRIuMAX "\n", strtoumax("ffff", &end, 16));
    imaxdiv_t parts = imaxdiv(-17, 5);
    printf("%" PRIdMAX " %" PRIdMAX " %" PRIdMAX "\n", imaxabs(-5), parts.quot, parts.rem);
    printf("%d %d %d\n", (isascii)(127) != 0, (isascii)(128) != 0, (toascii)(0xc1));
    return 0;
}
