// expect: error uninitialised
// Made smaller and larger again: what was cut off is lost.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned char n = tb_uchar("n");
    tb_assume(n >= 1);
    char *all = malloc(8);
    for (int i = 0; i < 8; i++)
        all[i] = 5;
    all = realloc(all, n);
    all = realloc(all, (size_t)n + 8);
    if (all[7] == 5) // ERROR uninitialised
        n++;
    free(all);
    return 0;
}
