// expect: safe
#include "threadbare.h"

static int first[4] = {1, 2, 3, 4}, second[8] = {5, 6, 7, 8, 9, 10, 11, 12};
static int twice(int x) { return 2 * x; }
static int thrice(int x) { return 3 * x; }

int main(void) {
    unsigned which = tb_uint("which"), index = tb_uint("index");
    tb_assume(which < 2 && index < (which ? 8 : 4));
    int *p = which ? second : first;
    p[index] += 100;
    tb_assert(p[index] > 100 && p[index] <= 112);
    int (*function)(int) = which ? twice : thrice;
    tb_assert(function(6) == (which ? 12 : 18));
    return 0;
}
