// expect: error bad-call
// A table of functions with a hole that one input reaches.
#include <threadbare.h>

static int one(void) { return 1; }
static int two(void) { return 2; }
static int (*const table[4])(void) = {one, two, 0, one};

int main(void) {
    unsigned char i = tb_uchar("i");
    return table[i & 3](); // ERROR bad-call
}
