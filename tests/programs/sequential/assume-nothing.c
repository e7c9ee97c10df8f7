// expect: safe
// executions: 0
// Nothing satisfies the assumption, so the assertion is never reached.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    unsigned char x = tb_uchar("x");
    tb_assume(x > 10 && x < 5);
    assert(0);
    return 0;
}
