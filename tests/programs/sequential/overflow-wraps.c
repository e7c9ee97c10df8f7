// expect: safe
// Unless it is asked for, signed overflow is no error: arithmetic wraps.
#include <threadbare.h>

int main(void) {
    int n = tb_int("n");
    tb_assume(n == 2147483647);
    tb_assert(n + 1 < 0);
    return 0;
}
