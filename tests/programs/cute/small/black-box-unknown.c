// expect: unsupported
// As `black-box.c`, but nothing was said of the function without source: nothing is guessed.
#include <assert.h>
#include <threadbare.h>

int measured(int x);

int main(void) {
    int x = tb_int("x"), y = tb_int("y");
    assert(y != measured(x));
    return 0;
}
