// expect: safe
// Computed in 64 bits.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n"), i = tb_uint("i");
    long *all = malloc((size_t)n * 8);
    if (i < n)
        all[i] = 1;
    free(all);
    return 0;
}
