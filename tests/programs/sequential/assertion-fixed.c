// expect: safe
// executions: 1
// 3x + 7 is even only for odd x.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    unsigned x = tb_uint("x");
    unsigned y = 3 * x + 7;
    assert((x + y) % 2 == 1);
    return 0;
}
