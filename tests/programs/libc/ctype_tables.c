// expect: safe
// __ctype_b_loc, __ctype_tolower_loc, __ctype_toupper_loc: the macros of <ctype.h>.
#include <stdio.h>
#include <ctype.h>

int main(void) {
    unsigned sum = 0;
    for (int c = -128; c < 256; c++) {
        sum = sum * 33 + (*__ctype_b_loc())[c];
        sum = sum * 33 + (unsigned)(*__ctype_tolower_loc())[c];
        sum = sum * 33 + (unsigned)(*__ctype_toupper_loc())[c];
    }
    printf("%u\n", sum);
    for (const char *at = "aZ 9_\n"; *at; at++)
        printf("%d%d%d%d ", isalpha(*at) != 0, isspace(*at) != 0, isdigit(*at) != 0, ispunct(*at) != 0);
    puts("");
    return 0;
}
