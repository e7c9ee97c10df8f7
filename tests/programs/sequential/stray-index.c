// expect: error out-of-bounds
// inputs: index = 8
// An index that is so far off that another array is there.
#include <threadbare.h>

int main(void) {
    unsigned char index = tb_uchar("index");
    tb_assume(index < 4 || (index >= 8 && index < 12));
    int one[4] = {1, 2, 3, 4}, other[4] = {5, 6, 7, 8};
    tb_assert(other[0] == 5);
    return one[index]; // ERROR out-of-bounds
}
