// expect: safe
// The same with zeroes.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *a = calloc(1, sizeof *a), *b = calloc(1, sizeof *b);
    if (a == NULL || b == NULL)
        return 1;
    if (*a == *b)
        puts("equal");
    free(a);
    free(b);
    return 0;
}
