// expect: safe
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    size_t n = (size_t)3 << 30, i = tb_ulong("i");
    char *all = calloc(n, 1);
    if (!all || i >= n)
        return 0;
    all[i] = 1;
    all[n - 1] = 2;
    tb_assert(all[i] == (i == n - 1 ? 2 : 1));
    tb_assert(all[0] == (i == 0 ? 1 : 0));
    free(all);
    return 0;
}
