// Calls itself as long as an input says, with locals that an input reaches into.
#include <threadbare.h>

static unsigned down(unsigned depth, unsigned at) {
    unsigned char locals[512] = {1, 2, 3};
    locals[at % 512] += (unsigned char)depth;
    return depth == 0 ? locals[at % 511] : down(depth - 1, at) + locals[(at + 1) % 512];
}

int main(void) {
    unsigned depth = tb_uint("depth"), at = tb_uint("at");
    return (int)down(depth, at) == 99;
}
