// expect: safe
// The repaired twin: null is not followed, and every value is what it should be.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    static int first = 10, second = 20, third = 30;
    int *all[4] = {NULL, &first, &second, &third};
    int *one = all[tb_choose(4, "which")];
    if (!one)
        return 0;
    tb_assert(*one == 10 || *one == 20 || *one == 30);
    return 0;
}
