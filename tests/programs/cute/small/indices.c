// expect: error assertion
// inputs: i = 0, j = 0
// Two elements of an array that may be the same one.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    int a[8] = {0};
    unsigned i = tb_uint("i"), j = tb_uint("j");
    tb_assume(i < 8 && j < 8);
    a[i] = 1;
    a[j] = 0;
    assert(a[i] != 0); // ERROR assertion
    return 0;
}
