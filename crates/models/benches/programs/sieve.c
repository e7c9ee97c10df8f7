// The sieve of Eratosthenes: byte stores with a stride.
#include <stdlib.h>
#ifndef N
#define N 5000000
#endif

int main(void) {
    unsigned count = 0;
    for (int round = 0; round < 8; round++) {
        char *composite = calloc(N, 1);
        count = 0;
        for (long i = 2; i < N; i++) {
            if (composite[i]) continue;
            count++;
            for (long j = i * 2; j < N; j += i) composite[j] = 1;
        }
        free(composite);
    }
    return (int)(count & 127);
}
