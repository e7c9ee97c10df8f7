// expect: error assertion
// inputs: wide = 1, large = 20015998343868
// As inputs-by-branch, but for which branch asks for which.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    if (tb_bool("wide")) {
        unsigned long large = tb_ulong("large");
        assert(large != 0x123456789abcul); // ERROR assertion
    } else {
        unsigned char small = tb_uchar("small");
        if (small == 77)
            return 1;
    }
    return 0;
}
