// expect: safe
// rand, srand, random, srandom, rand_r: the numbers of glibc.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    for (int i = 0; i < 5; i++)
        printf("%d ", rand());
    srand(42);
    for (int i = 0; i < 40; i++)
        printf("%d ", rand());
    srandom(7);
    for (int i = 0; i < 3; i++)
        printf("%ld ", random());
    unsigned seed = 5;
    for (int i = 0; i < 3; i++)
        printf("%d ", rand_r(&seed));
    srand(0);
    printf("%u %d\n", seed, rand());
    return 0;
}
