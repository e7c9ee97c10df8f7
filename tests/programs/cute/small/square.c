// expect: error assertion
// What is compared is not linear in the input. A search that follows concrete values takes the value that it has; the solver here knows products.
#include <assert.h>
#include <threadbare.h>

static int g(int x) { return (int)((unsigned)x * (unsigned)x) + x % 2; }

static void f(int x, int y) {
    int z = g(x);
    assert(y != z); // ERROR assertion
}

int main(void) {
    int x = tb_int("x"), y = tb_int("y");
    tb_assume(x > 2);
    f(x, y);
    return 0;
}
