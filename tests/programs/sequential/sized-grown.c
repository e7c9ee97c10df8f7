// expect: error uninitialised
// What `realloc` adds was never written, also where the old memory was all zero.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned short n = tb_ushort("n"), more = tb_ushort("more"), i = tb_ushort("i");
    int *all = calloc(n, sizeof *all);
    size_t size = (size_t)n + more;
    if (size == 0)
        return 0;
    all = realloc(all, size * sizeof *all);
    if (i < size && all[i] == 3) // ERROR uninitialised
        i++;
    free(all);
    return 0;
}
