// expect: error out-of-bounds
// inputs: i = 10
// The index may be the length.
#include <threadbare.h>

static int cells[10];

int main(void) {
    unsigned i = tb_uint("i");
    if (i <= 10)
        cells[i] = 1; // ERROR out-of-bounds
    return 0;
}
