// expect: error assertion
// inputs: x = -2147483648
// The smallest number has no positive twin. Computed without overflow, as two's complement does it.
#include <assert.h>
#include <threadbare.h>

static int absolute(int x) { return x < 0 ? (int)(0u - (unsigned)x) : x; }

int main(void) {
    int x = tb_int("x");
    assert(absolute(x) >= 0); // ERROR assertion
    return 0;
}
