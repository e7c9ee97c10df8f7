// expect: safe
// flags: --detect +leak
#include <malloc.h>
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n"), i = tb_uint("i");
    tb_assume(n > 0 && i < n);
    char *all = malloc(n);
    all[i] = 1;
    tb_assert(all[i] == 1 && malloc_usable_size(all) >= n);
    free(all);
    return 0;
}
