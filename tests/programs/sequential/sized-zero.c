// expect: error out-of-bounds
// inputs: n = 0
// Nothing is asked for, and something is there: no byte of it may be touched.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned char n = tb_uchar("n");
    int *all = malloc(n * sizeof *all);
    all[0] = 0; // ERROR out-of-bounds
    free(all);
    return 0;
}
