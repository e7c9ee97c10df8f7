// expect: safe
// What is far off is taken from the other array.
#include <threadbare.h>

int main(void) {
    unsigned char index = tb_uchar("index");
    tb_assume(index < 4 || (index >= 8 && index < 12));
    int one[4] = {1, 2, 3, 4}, other[4] = {5, 6, 7, 8};
    tb_assert(other[0] == 5);
    return index < 4 ? one[index] : other[index - 8];
}
