// expect: safe
// A `float` that is compared with doubles has few values all the same; and what an older condition excludes is not held
// against a newer one.
#include <threadbare.h>

static int whole(double x) {
    return x > -100.0 && x < 100.0 ? (int)x : 5;
}

int main(void) {
    float v = tb_float("v");
    tb_assume(v == 0.5 || v == 3.0 || v == 1e6);
    unsigned n = tb_uint("n");
    tb_assume(n < 5);
    int r = whole(v * 3 / 7.0 + n);
    tb_assert(r >= 0 && r <= 5);
    return 0;
}
