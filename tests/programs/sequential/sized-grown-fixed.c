// expect: safe
// What was there stays.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned short n = tb_ushort("n"), more = tb_ushort("more"), i = tb_ushort("i");
    int *all = calloc(n, sizeof *all);
    if (n > 4)
        all[4] = 7;
    size_t size = (size_t)n + more;
    if (size == 0) {
        free(all);
        return 0;
    }
    all = realloc(all, size * sizeof *all);
    if (i < n)
        tb_assert(all[i] == (i == 4 ? 7 : 0));
    free(all);
    return 0;
}
