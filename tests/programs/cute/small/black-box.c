// expect: error assertion
// flags: --undefined concrete
// inputs: x = 0, y = 0
// A function without source: it returns what it returns, and the input it is compared with follows.
#include <assert.h>
#include <threadbare.h>

int measured(int x);

static void f(int x, int y) {
    int z = measured(x);
    assert(y != z); // ERROR assertion
}

int main(void) {
    int x = tb_int("x"), y = tb_int("y");
    f(x, y);
    return 0;
}
