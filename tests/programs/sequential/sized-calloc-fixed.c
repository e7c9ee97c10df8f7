// expect: safe
// executions: 3
// No elements, elements of no size, and all others.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned char n = tb_uchar("n"), size = tb_uchar("size");
    char *all = calloc(n, size);
    if (n > 0 && size > 0)
        tb_assert(all[n * size - 1] == 0);
    free(all);
    return 0;
}
