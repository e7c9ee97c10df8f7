// expect: error out-of-bounds
// A pointer that may point into one of two objects, by an index that may leave them.
#include "threadbare.h"

static int first[4] = {1, 2, 3, 4}, second[8] = {5, 6, 7, 8, 9, 10, 11, 12};

int main(void) {
    unsigned which = tb_uint("which"), index = tb_uint("index");
    tb_assume(which < 2 && index < 8);
    int *p = which ? second : first;
    int value = p[index]; // ERROR out-of-bounds
    tb_assert(value >= 1 && value <= 12);
    return 0;
}
