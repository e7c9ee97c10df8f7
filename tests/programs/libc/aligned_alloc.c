// expect: safe
// aligned_alloc, posix_memalign: alignments, and refusals.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    void *a = aligned_alloc(64, 128), *b = NULL;
    printf("%lu %d\n", (unsigned long)a % 64, posix_memalign(&b, 256, 10));
    printf("%lu\n", (unsigned long)b % 256);
    void *c;
    printf("%d\n", posix_memalign(&c, 3, 10));
    free(a);
    free(b);
    return 0;
}
