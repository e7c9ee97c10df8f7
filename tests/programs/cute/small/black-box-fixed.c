// expect: safe
// flags: --undefined input
// As `black-box-any.c`, with the one value left out. That the function returns anything, and does nothing else, is an assumption, which the verdict
// names.
#include <assert.h>
#include <threadbare.h>

int measured(int x);

static void f(int x, int y) {
    int z = measured(x);
    if (y != z)
        assert(y - 1 != z - 1);
}

int main(void) {
    int x = tb_int("x"), y = tb_int("y");
    f(x, y);
    return 0;
}
