// expect: safe
// executions: 5
// tb_choose: below its count, and every number below it: one execution each.
#include <threadbare.h>

int main(void) {
    unsigned n = tb_choose(5, "n");
    tb_assert(n < 5);
    switch (n) {
    case 0:
    case 1:
    case 2:
    case 3:
        break;
    default:
        tb_assert(n == 4);
    }
    return 0;
}
