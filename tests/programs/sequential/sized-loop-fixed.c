// expect: bounded
// flags: --unwind 5
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n");
    int *all = malloc((size_t)n * sizeof *all);
    for (unsigned i = 0; i < n; i++)
        all[i] = (int)i;
    if (n > 2)
        tb_assert(all[2] == 2);
    free(all);
    return 0;
}
