// expect: error assertion
// inputs: narrow = 0, large = 20015998343868
// A number is small on one path and large on the other: the second input is another one on each, and as large as asked for.
// Whichever path is explored first, the other does not get its width.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    if (tb_bool("narrow")) {
        unsigned char small = tb_uchar("small");
        if (small == 77)
            return 1;
    } else {
        unsigned long large = tb_ulong("large");
        assert(large != 0x123456789abcul); // ERROR assertion
    }
    return 0;
}
