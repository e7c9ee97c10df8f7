// expect: safe
// erand48, nrand48, jrand48: a state of one's own.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    unsigned short state[3] = {1, 2, 3};
    for (int i = 0; i < 4; i++)
        {
        double real = erand48(state);
        long positive = nrand48(state), any = jrand48(state);
        printf("%.15g %ld %ld\n", real, positive, any);
    }
    return 0;
}
