// expect: error out-of-bounds
// Filled and copied for all lengths at once: one byte more than there is room for.
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n"), m = tb_uint("m");
    if (n == 0 || m > n + 1ul)
        return 0;
    char *from = malloc(m), *to = malloc(n);
    memset(from, 7, m);
    memcpy(to, from, m); // ERROR out-of-bounds
    free(from);
    free(to);
    return 0;
}
