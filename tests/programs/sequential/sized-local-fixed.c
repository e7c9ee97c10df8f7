// expect: safe
#include <threadbare.h>

static int last(unsigned char n) {
    int all[n];
    all[n - 1] = n;
    return all[n - 1];
}

int main(void) {
    unsigned char n = tb_uchar("n");
    tb_assume(n > 0);
    for (int i = 0; i < 3; i++)
        tb_assert(last(n) == n);
    return 0;
}
