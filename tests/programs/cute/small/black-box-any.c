// expect: error assertion
// flags: --undefined input
// As `black-box.c`, and the function returns anything: the two meet at any value, of which the search takes one.
#include <assert.h>
#include <threadbare.h>

int measured(int x);

static void f(int x, int y) {
    int z = measured(x);
    if (y > 5)
        assert(y != z); // ERROR assertion
}

int main(void) {
    int x = tb_int("x"), y = tb_int("y");
    f(x, y);
    return 0;
}
