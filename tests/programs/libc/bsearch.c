// expect: safe
// bsearch, lfind, lsearch.
#include <stdio.h>
#include <stdlib.h>
#include <search.h>


static int compare(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

int main(void) {
    int numbers[8] = {1, 3, 5, 7, 9};
    size_t count = 5;
    for (int key = 0; key < 11; key++) {
        int *found = bsearch(&key, numbers, 5, sizeof *numbers, compare);
        printf("%ld ", found ? (long)(found - numbers) : -1L);
    }
    int key = 4;
    printf("%d ", lfind(&key, numbers, &count, sizeof *numbers, compare) == NULL);
    lsearch(&key, numbers, &count, sizeof *numbers, compare);
    printf("%zu %d\n", count, numbers[5]);
    return 0;
}
