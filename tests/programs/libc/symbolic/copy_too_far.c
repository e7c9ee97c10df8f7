// expect: error out-of-bounds
// memcpy of a length that some inputs make too large.
#include <string.h>
#include <threadbare.h>

int main(void) {
    char to[4], from[16] = "0123456789";
    unsigned char size = tb_uchar("size");
    tb_assume(size <= 5);
    memcpy(to, from, size); // ERROR out-of-bounds
    return 0;
}
