// expect: safe
// A remainder of numbers that depend on inputs, which is exact.
#include <math.h>
#include <threadbare.h>

int main(void) {
    short n = tb_short("n");
    tb_assume(n >= -40 && n <= 40);
    double rest = fmod(n / 4.0, 2.5);
    tb_assert(rest > -2.5 && rest < 2.5 && (n < 0 ? rest <= 0 : rest >= 0));
    tb_assert(fmodf((float)n, 8.0f) == (float)(n % 8));
    return 0;
}
