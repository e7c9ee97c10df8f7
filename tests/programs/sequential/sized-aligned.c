// expect: error out-of-bounds
// Aligned memory has the size that was asked for, too.
#include <stdint.h>
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n");
    void *place;
    if (n == 0 || posix_memalign(&place, 64, n) != 0)
        return 0;
    char *all = place;
    all[n + n % 2] = 1; // ERROR out-of-bounds
    free(all);
    return 0;
}
