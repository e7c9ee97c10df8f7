// expect: safe
// Wide inputs that are confined in other ways than by a bound: around zero, to a set, to low bits, to multiples, to a few
// doubles. What is computed from them no solver would see through.
#include <threadbare.h>

static unsigned long stirred(unsigned long x) {
    x ^= x >> 17;
    x *= 0xed5ad4bbac4c1b51ul;
    x ^= x >> 11;
    x *= x | 1;
    x ^= x >> 15;
    return x;
}

int main(void) {
    long around = tb_long("around");
    tb_assume(around >= -3 && around <= 3);
    unsigned long one_of = tb_ulong("one_of");
    tb_assume(one_of == 1000003ul || one_of == 77ul || one_of == 1ul << 40);
    int low = tb_int("low");
    tb_assume((low & ~3) == 0);
    short multiple = tb_short("multiple");
    tb_assume(multiple >= 0 && multiple % 50 == 0 && multiple < 200);
    double real = tb_double("real");
    tb_assume(real == 0.5 || real == 3.0);

    unsigned long x = stirred((unsigned long)around * 31 + one_of);
    tb_assert(x * x % 4 < 2);
    unsigned long y = stirred((unsigned long)low + (unsigned long)multiple * 64);
    tb_assert(y * y % 8 != 5);
    double z = real * low + 1.0;
    tb_assert(z >= 1.0 && z < 11.0);
    return 0;
}
