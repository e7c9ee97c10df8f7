// expect: safe
// A table of functions without a hole.
#include <threadbare.h>

static int one(void) { return 1; }
static int two(void) { return 2; }
static int (*const table[4])(void) = {one, two, two, one};

int main(void) {
    unsigned char i = tb_uchar("i");
    return table[i & 3]();
}
