// expect: error out-of-bounds
// A local array of as many elements as an input says, and one more.
#include <threadbare.h>

int main(void) {
    unsigned char n = tb_uchar("n");
    tb_assume(n > 0);
    int all[n];
    all[n] = 1; // ERROR out-of-bounds
    return 0;
}
