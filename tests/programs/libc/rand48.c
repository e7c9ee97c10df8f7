// expect: safe
// drand48, lrand48, mrand48, srand48.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    srand48(11);
    printf("%ld ", lrand48());
    printf("%ld ", mrand48());
    printf("%.15f\n", drand48());
    return 0;
}
