// expect: error assertion
// tb_assert.
#include <threadbare.h>

int main(void) {
    int n = 0;
    tb_assert(n == 1); // ERROR assertion
    return 0;
}
