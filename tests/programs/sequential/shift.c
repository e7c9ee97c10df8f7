// expect: error overflow
// A shift by the width of its operand or more has no value; using it is the error.
#include "threadbare.h"

int main(void) {
    unsigned by = tb_uint("by");
    tb_assume(by <= 32);
    unsigned mask = 1u << by;
    if (mask == 16) // ERROR overflow
        return 1;
    return 0;
}
