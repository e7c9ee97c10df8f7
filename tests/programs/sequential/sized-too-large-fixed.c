// expect: safe
// natively: it depends on how much memory the system has to give.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    size_t n = tb_ulong("n");
    if (n == 0)
        return 0;
    char *all = malloc(n);
    if (!all)
        return 0;
    all[n - 1] = 1;
    free(all);
    return 0;
}
