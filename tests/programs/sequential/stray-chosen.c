// expect: error out-of-bounds
// inputs: which = 0, index = 8
// One of two arrays, which are of different lengths, and an index for the longer one.
#include <threadbare.h>

int main(void) {
    unsigned char which = tb_uchar("which"), index = tb_uchar("index");
    tb_assume(which < 2 && index < 12 && (index >= 8 || index < 4));
    int one[4] = {1, 2, 3, 4}, other[4] = {5, 6, 7, 8}, longer[12] = {0}, *all[2] = {one, longer};
    tb_assert(other[0] == 5);
    return all[which][index]; // ERROR out-of-bounds
}
