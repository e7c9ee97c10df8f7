// expect: error overflow
// flags: --detect +overflow
// Every operation on signed numbers, with values that are known only when it happens.
#include <limits.h>
#include <threadbare.h>

static int minus(int n) { return -n; } // ERROR overflow
static int product(int a, int b) { return a * b; } // ERROR overflow
static long up(long n) { return ++n; } // ERROR overflow
static int difference(int a, int b) { return a - b; } // ERROR overflow

int main(void) {
    volatile int sink = 0;
    switch (tb_choose(4, "which")) {
    case 0: sink = minus(INT_MIN); break;
    case 1: sink = product(1 << 16, 1 << 15); break;
    case 2: sink = (int)up(LONG_MAX); break;
    default: sink = difference(-2, INT_MAX);
    }
    return 0;
}
