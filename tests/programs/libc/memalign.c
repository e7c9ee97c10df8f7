// expect: safe
// memalign, valloc, malloc_usable_size.
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    void *a = memalign(64, 10), *b = valloc(10), *c = malloc(10);
    printf("%d %d %d\n", (int)((unsigned long)a % 64), (int)((unsigned long)b % 4096), malloc_usable_size(c) >= 10);
    free(a);
    free(b);
    free(c);
    return 0;
}
