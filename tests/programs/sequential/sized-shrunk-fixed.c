// expect: safe
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned char n = tb_uchar("n");
    tb_assume(n >= 8);
    char *all = malloc(8);
    for (int i = 0; i < 8; i++)
        all[i] = 5;
    all = realloc(all, n);
    all = realloc(all, (size_t)n + 8);
    tb_assert(all[7] == 5);
    all = realloc(all, 4);
    tb_assert(all[3] == 5);
    free(all);
    return 0;
}
