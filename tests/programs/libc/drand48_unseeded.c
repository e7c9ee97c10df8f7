// expect: safe
// lrand48 and mrand48 without a seed: glibc begins with zero.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    printf("%ld\n", lrand48());
    printf("%ld\n", mrand48());
    printf("%ld\n", lrand48());
    return 0;
}
