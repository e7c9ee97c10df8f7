// expect: safe
// executions: 2
// Without the smallest number, the absolute value is never negative.
#include <assert.h>
#include <limits.h>
#include <threadbare.h>

static int absolute(int x) { return x < 0 ? (int)(0u - (unsigned)x) : x; }

int main(void) {
    int x = tb_int("x");
    tb_assume(x != INT_MIN);
    assert(absolute(x) >= 0);
    return 0;
}
