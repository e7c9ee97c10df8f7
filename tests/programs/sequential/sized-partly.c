// expect: error uninitialised
// The last byte was not filled.
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n"), i = tb_uint("i");
    if (n < 2)
        return 0;
    char *all = malloc(n);
    memset(all, 7, n - 1);
    if (i < n && all[i] == 7) // ERROR uninitialised
        i = 0;
    free(all);
    return 0;
}
