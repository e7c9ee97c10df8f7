// expect: error out-of-bounds
// More than a machine's usual room: bytes are there only where they are used.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    size_t n = (size_t)3 << 30, i = tb_ulong("i");
    char *all = malloc(n);
    if (!all || i > n)
        return 0;
    all[i] = 1; // ERROR out-of-bounds
    free(all);
    return 0;
}
