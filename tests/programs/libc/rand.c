// expect: safe
// rand, srand, random, srandom, rand_r: the numbers of glibc.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    printf("%d %d %d\n", rand(), rand(), rand());
    srand(42);
    printf("%d %d\n", rand(), rand());
    srandom(7);
    printf("%ld %ld\n", random(), random());
    unsigned seed = 5;
    printf("%d %d %u\n", rand_r(&seed), rand_r(&seed), seed);
    srand(0);
    printf("%d\n", rand());
    return 0;
}
