// expect: error assertion
// One value in four billion breaks it.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    unsigned x = tb_uint("x");
    unsigned y = 3 * x + 7;
    assert(y != 1000); // ERROR assertion
    return 0;
}
