// expect: safe
// executions: 4
// Inputs of different widths, signs and names at the same place in the order of inputs: each has the range of its type.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    if (tb_bool("narrow")) {
        unsigned char small = tb_uchar("small");
        assert(small <= 255);
        if (small == 77)
            return 1;
    } else {
        long large = tb_long("large");
        tb_assume(large > 0x123456789abcl);
        assert(large != 0x123456789abcl);
        if (large < 0x1000000000000l)
            return 2;
    }
    return 0;
}
