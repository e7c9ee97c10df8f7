// expect: safe
// A symbolic index into a table of pointers: each object behind it is one way.
#include <threadbare.h>

static int a = 1, b[3] = {2, 2, 2}, c = 3;
static int *const table[4] = {&a, b, 0, &c};

int main(void) {
    unsigned at = tb_uint("at"), inner = tb_uint("inner");
    tb_assume(at < 4 && at != 2);
    int *p = table[at];
    if (at == 1) {
        tb_assume(inner < 3);
        tb_assert(p[inner] == 2);
        p[inner] = 5;
        tb_assert(b[inner] == 5);
        return 0;
    }
    tb_assert(*p == 1 || *p == 3);
    return 0;
}
