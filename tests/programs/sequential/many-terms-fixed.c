// expect: safe
// So many executions with values of their own that dead ones have to be dropped on the way; those that are left must stay
// what they were. The number is what the loops compute for these inputs.
#include <threadbare.h>

int main(void) {
    unsigned bits = tb_uint("bits"), other = tb_uint("other"), hash = 1;
    tb_assume(bits < 4096);
    for (unsigned i = 0; i < 12; i++)
        if (bits >> i & 1)
            hash = hash * 31 + other;
        else
            hash ^= other + i;
    for (unsigned j = 0; j < 10; j++)
        hash = hash * 7 + (other ^ j);
    tb_assert(bits != 2748 || other != 77 || hash == 3213602973u);
    return 0;
}
