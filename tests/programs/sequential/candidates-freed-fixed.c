// expect: safe
// The repaired twin: nothing was freed, and all of it may be written.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    int *one = malloc(sizeof *one), *other = malloc(sizeof *other);
    int pair[2] = {0, 0};
    int *all[4] = {one, pair + 1, pair, other};
    *one = *other = 0;
    *all[tb_choose(4, "which")] = 7;
    tb_assert(*one + *other + pair[0] + pair[1] == 7);
    free(one);
    free(other);
    return 0;
}
