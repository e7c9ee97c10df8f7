// expect: safe
// As `indices.c`, with the case of one element apart.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    int a[8] = {0};
    unsigned i = tb_uint("i"), j = tb_uint("j");
    tb_assume(i < 8 && j < 8);
    a[i] = 1;
    a[j] = 0;
    assert(a[i] != 0 || i == j);
    return 0;
}
