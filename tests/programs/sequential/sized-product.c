// expect: error out-of-bounds
// The number of bytes is computed in 32 bits and wraps.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n"), i = tb_uint("i");
    unsigned bytes = n * 8;
    long *all = malloc(bytes);
    if (i < n)
        all[i] = 1; // ERROR out-of-bounds
    free(all);
    return 0;
}
