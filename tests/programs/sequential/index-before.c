// expect: error out-of-bounds, assertion
// The first index that is tried lies before the array: all others are tried, too.
#include <threadbare.h>

int main(void) {
    long index = tb_long("index");
    tb_assume(index >= 0 && index <= 4);
    unsigned char other[8] = {3}, all[8] = {1, 2};
    unsigned sum = other[1] + all[index - 1]; // ERROR out-of-bounds
    tb_assert(index != 2); // ERROR assertion
    return (int)sum;
}
