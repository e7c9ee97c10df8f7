// expect: error out-of-bounds
// executions: 2
// One behind the last of as many elements as an input says. Sizes are not tried one by one: one execution fails, and one has no element.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n");
    int *all = malloc(n * sizeof *all);
    if (n == 0) {
        free(all);
        return 0;
    }
    all[n] = 1; // ERROR out-of-bounds
    return 0;
}
