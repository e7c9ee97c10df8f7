// expect: error null-dereference, assertion
// A pointer is one of four; that one of them is null hides nothing of what the others lead to.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    static int first = 10, second = 20, third = 30;
    int *all[4] = {NULL, &first, &second, &third};
    int value = *all[tb_choose(4, "which")]; // ERROR null-dereference
    if (value == 10)
        tb_assert(!"the first"); // ERROR assertion
    if (value == 20)
        tb_assert(!"the second"); // ERROR assertion
    if (value == 30)
        tb_assert(!"the third"); // ERROR assertion
    return 0;
}
