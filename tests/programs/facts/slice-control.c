// expect: safe
// slice: 16 = 10, 13, 14, 16
// slice: 18 = 18
// A branch decides which value it is; what is behind both sides does not depend on it.
#include <threadbare.h>

static volatile int which, behind;

int main(void) {
    int n = tb_int("n");
    if (n > 0)
        ;
    int value = n > 1 ? 3 : 4;
    if (value == 3) {
        // Decided by the input.
        which = value;
    }
    behind = 7;
    return 0;
}
