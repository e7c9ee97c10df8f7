// expect: error assertion
// tb_double and tb_float: any number.
#include <threadbare.h>

int main(void) {
    double d = tb_double("d");
    float f = tb_float("f");
    tb_assume(d > 1 && d < 2);
    tb_assert(d != 2);
    if (f == 0.5f)
        tb_assert(d + f != 2.25); // ERROR assertion
    return 0;
}
