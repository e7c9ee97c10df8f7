// expect: error out-of-bounds
// flags: --unwind 5
// The loop goes one too far.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n");
    int *all = malloc((size_t)n * sizeof *all);
    for (unsigned i = 0; i <= n; i++)
        all[i] = (int)i; // ERROR out-of-bounds
    free(all);
    return 0;
}
