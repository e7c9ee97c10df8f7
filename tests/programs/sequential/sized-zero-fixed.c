// expect: safe
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned char n = tb_uchar("n");
    int *all = malloc((n + 1) * sizeof *all);
    all[0] = 0;
    all[n] = 0;
    free(all);
    return 0;
}
