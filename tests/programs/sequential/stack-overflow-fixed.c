// expect: safe
// executions: 6
// Every number has its end.
#include <threadbare.h>

static unsigned down(unsigned n) {
    if (n == 0)
        return 0;
    return 1 + down(n < 2 ? 0 : n - 2);
}

int main(void) {
    unsigned char n = tb_uchar("n");
    tb_assume(n < 6);
    return (int)down(n);
}
