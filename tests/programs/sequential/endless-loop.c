// expect: error endless-loop
// inputs: step = 4
// A step of four never meets seven: the loop comes back to where it was.
#include <threadbare.h>

int main(void) {
    unsigned char step = tb_uchar("step");
    tb_assume(step == 1 || step == 4);
    unsigned char at = 0;
    while (at != 7) // ERROR endless-loop
        at = (unsigned char)(at + step) % 8;
    return 0;
}
