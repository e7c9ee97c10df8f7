// expect: safe
// flags: --detect +overflow
// The largest values that fit.
#include <limits.h>
#include <threadbare.h>

static int minus(int n) { return -n; }
static int product(int a, int b) { return a * b; }
static long up(long n) { return ++n; }
static int difference(int a, int b) { return a - b; }

int main(void) {
    volatile int sink = 0;
    switch (tb_choose(4, "which")) {
    case 0: sink = minus(INT_MIN + 1); break;
    case 1: sink = product(-(1 << 16), 1 << 15); break;
    case 2: sink = (int)up(LONG_MAX - 1); break;
    default: sink = difference(-1, INT_MAX);
    }
    return 0;
}
