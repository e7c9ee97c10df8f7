// Equations over floating-point numbers, one after the other; each failure has inputs that are to be made small.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    double x = tb_double("x"), y = tb_double("y"), z = tb_double("z");
    tb_assume(x > 0.5 && x < 2 && y > 0.5 && y < 2 && z > 0.5 && z < 2);
    double s = x * y + z * x - y / z, t = x / y - z * z * x;
    if (s * t > 0.25)
        assert(s + t != 1.5);
    assert(x * x * x + y * y * y != z * z * z);
    assert(s / t < 3 || t * s > -1);
    return 0;
}
