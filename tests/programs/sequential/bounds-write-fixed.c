// expect: safe
// The index is less than the length.
#include <threadbare.h>

static int cells[10];

int main(void) {
    unsigned i = tb_uint("i");
    if (i < 10)
        cells[i] = 1;
    return 0;
}
