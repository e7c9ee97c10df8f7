// expect: safe
#include "threadbare.h"

int main(void) {
    unsigned by = tb_uint("by");
    tb_assume(by < 32);
    unsigned mask = 1u << by;
    if (mask == 16) tb_assert(by == 4);
    return 0;
}
