// One read at an index that depends on inputs, of an object that is large and never written but at such an index.
#include <stdlib.h>
#include <threadbare.h>
#define N 8000000

int main(void) {
    long *p = malloc(N * sizeof *p);
    unsigned i = tb_uint("i");
    if (!p || i >= N)
        return 0;
    p[i] = 1;
    return p[i ^ 1] == 1;
}
