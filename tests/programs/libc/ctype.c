// expect: safe
// isalpha and its like, toupper, tolower: as functions, for every character.
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <ctype.h>

int main(void) {
    int (*tests[])(int) = {isalpha, isdigit, isalnum, isspace, isupper, islower, ispunct, isprint, isgraph, iscntrl,
                           isxdigit, isblank};
    for (unsigned k = 0; k < 12; k++) {
        unsigned sum = 0;
        for (int c = -1; c < 256; c++)
            sum = sum * 31 + ((tests[k])(c) != 0);
        printf("%u\n", sum);
    }
    for (int c = 0; c < 128; c++)
        printf("%d %d ", (toupper)(c), (tolower)(c));
    printf("%d %d\n", isascii(200), toascii(200));
    return 0;
}
