// Factors a number with two large prime factors.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    unsigned long a = tb_ulong("a"), b = tb_ulong("b");
    tb_assume(a > 1 && b > 1 && a < 1ul << 32 && b < 1ul << 32);
    assert(a * b != 18446743979220271189ul);
    return 0;
}
