// expect: error out-of-bounds
// One byte too few for the terminator.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n");
    tb_assume(n >= 1 && n <= 4);
    char *copy = malloc(n);
    if (!copy)
        return 0;
    for (unsigned i = 0; i < n; i++)
        copy[i] = 'x';
    copy[n] = 0; // ERROR out-of-bounds
    free(copy);
    return 0;
}
