// expect: safe
// malloc, calloc, free: zeroes, distinct objects, the size of nothing.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *a = malloc(4 * sizeof *a), *b = calloc(3, sizeof *b);
    for (int i = 0; i < 4; i++)
        a[i] = i * i;
    printf("%d %d %d\n", a[3], b[0] + b[1] + b[2], a != b);
    free(NULL);
    free(a);
    free(b);
    void *none = malloc(0), *other = malloc(0);
    printf("%d\n", none != other);
    free(none);
    free(other);
    printf("%d\n", calloc((size_t)-1, 16) == NULL);
    return 0;
}
