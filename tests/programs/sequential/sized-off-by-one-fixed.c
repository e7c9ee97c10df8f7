// expect: safe
// executions: 2
// No element, or the last of them.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n");
    int *all = malloc(n * sizeof *all);
    if (n > 0) {
        all[n - 1] = 1;
        tb_assert(all[n - 1] == 1);
    }
    free(all);
    return 0;
}
