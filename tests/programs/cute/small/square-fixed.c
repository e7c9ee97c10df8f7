// expect: safe
// The square of a number and its remainder are odd together or even together: no odd number is their sum.
#include <assert.h>
#include <threadbare.h>

static int g(int x) { return (int)((unsigned)x * (unsigned)x) + x % 2; }

static void f(int x, int y) {
    int z = g(x);
    assert(y != z);
}

int main(void) {
    int x = tb_int("x"), y = tb_int("y");
    tb_assume(y % 2 != 0);
    f(x, y);
    return 0;
}
