// expect: error out-of-bounds
// As many elements as an input says, each as large as another one says.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned char n = tb_uchar("n"), size = tb_uchar("size");
    tb_assume(n > 0 && size > 0);
    char *all = calloc(n, size);
    all[n * size] = 1; // ERROR out-of-bounds
    return 0;
}
