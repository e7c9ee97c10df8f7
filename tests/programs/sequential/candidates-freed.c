// expect: error use-after-free, null-dereference, out-of-bounds, assertion
// Each candidate fails in a way of its own, also where it is written: freed, null, behind the end, and a good one.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    int *freed = malloc(sizeof *freed), *good = malloc(sizeof *good);
    int pair[2] = {0, 0};
    *good = 1;
    free(freed);
    int *all[4] = {freed, pair + 2, NULL, good};
    *all[tb_choose(4, "which")] = 7; // ERROR use-after-free, null-dereference, out-of-bounds
    tb_assert(*good != 7);           // ERROR assertion
    return 0;
}
