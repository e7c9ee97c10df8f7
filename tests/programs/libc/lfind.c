// expect: safe
// lfind and lsearch.
#include <search.h>
#include <stdio.h>

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int main(void) {
    int list[5] = {4, 2, 9}, wanted = 9, added = 7;
    size_t count = 3;
    printf("%d\n", (int)((int *)lfind(&wanted, list, &count, sizeof *list, compare) - list));
    printf("%d\n", lfind(&added, list, &count, sizeof *list, compare) == NULL);
    lsearch(&added, list, &count, sizeof *list, compare);
    printf("%zu %d\n", count, list[3]);
    return 0;
}
