// expect: safe
// natively: it depends on how much memory the system has to give.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    size_t n = tb_ulong("n");
    if (n == 0)
        return 0;
    long *all = calloc(n, sizeof *all);
    if (!all)
        return 0;
    tb_assert(all[n - 1] == 0);
    free(all);
    return 0;
}
