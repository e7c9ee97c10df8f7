// expect: safe
// proves: abs, div, ffs, ffsl, ffsll, imaxabs, imaxdiv, labs, ldiv, llabs, lldiv
// ffs, ffsl, ffsll, abs, labs, llabs, imaxabs of every number; div, ldiv, lldiv and imaxdiv of every number of 8 bits.
#define _GNU_SOURCE
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <threadbare.h>

/* The compiler knows another way to do what these do. */
static long (*plain_labs)(long n) = labs;
static long long (*plain_llabs)(long long n) = llabs;

static void bits(int narrow) {
    int a = ffs(narrow);
    tb_assert(a == ffsll(narrow));
    tb_assert(narrow == 0 ? a == 0 : a > 0 && a <= 32 && (narrow >> (a - 1) & 1) && !(narrow & ((1LL << (a - 1)) - 1)));
    if (narrow != INT_MIN)
        tb_assert(abs(narrow) == (narrow < 0 ? -narrow : narrow));
}

static void wide_bits(long wide) {
    int b = ffsl(wide);
    tb_assert(b == ffsll(wide));
    tb_assert(wide == 0 ? b == 0 : b > 0 && b <= 64 && (wide >> (b - 1) & 1) && !(wide & ((1UL << (b - 1)) - 1)));
    if (wide != LONG_MIN)
        tb_assert(plain_labs(wide) == (wide < 0 ? -wide : wide) && plain_llabs(wide) == plain_labs(wide) && imaxabs(wide) == plain_labs(wide));
}

static void quotients(signed char x, signed char y) {
    tb_assume(y != 0);
    div_t d = div(x, y);
    ldiv_t l = ldiv(x, y);
    tb_assert(d.quot == x / y && d.rem == x % y && l.quot == d.quot && l.rem == d.rem);
    lldiv_t ll = lldiv(x, y);
    imaxdiv_t m = imaxdiv(x, y);
    tb_assert(ll.quot == l.quot && ll.rem == l.rem && m.quot == l.quot && m.rem == l.rem);
}

int main(void) {
    int narrow = tb_int("narrow");
    long wide = tb_long("wide");
    signed char x = tb_char("x"), y = tb_char("y");
    switch (tb_choose(3, "what")) {
    case 0:
        bits(narrow);
        break;
    case 1:
        wide_bits(wide);
        break;
    default:
        quotients(x, y);
    }
    return 0;
}
