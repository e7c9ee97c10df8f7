// expect: error null-dereference
// `calloc` sees that the product is too large, and says no.
// natively: it depends on how much memory the system has to give.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    size_t n = tb_ulong("n");
    if (n == 0)
        return 0;
    long *all = calloc(n, sizeof *all);
    all[0] = 1; // ERROR null-dereference
    free(all);
    return 0;
}
