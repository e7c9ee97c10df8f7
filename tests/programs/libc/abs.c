// expect: safe
// abs, labs, llabs, div, ldiv, lldiv.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    printf("%d %d %ld %lld\n", abs(-5), abs(5), labs(-1L << 40), llabs(-7LL));
    div_t d = div(-7, 2);
    ldiv_t l = ldiv(100000000000L, 7);
    lldiv_t m = lldiv(9, -4);
    printf("%d %d %ld %ld %lld %lld\n", d.quot, d.rem, l.quot, l.rem, m.quot, m.rem);
    return 0;
}
