// expect: safe
// qsort: numbers, structures, stability of equal keys.
#include <stdio.h>
#include <stdlib.h>


struct pair {
    int key, place;
};

static int by_key(const void *a, const void *b) {
    return ((const struct pair *)a)->key - ((const struct pair *)b)->key;
}

static int descending(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x < y) - (x > y);
}

int main(void) {
    int numbers[] = {5, -1, 9, 3, 3, 0, 7, 2};
    qsort(numbers, 8, sizeof *numbers, descending);
    for (int i = 0; i < 8; i++)
        printf("%d ", numbers[i]);
    struct pair pairs[] = {{2, 0}, {1, 1}, {2, 2}, {1, 3}, {0, 4}};
    qsort(pairs, 5, sizeof *pairs, by_key);
    for (int i = 0; i < 5; i++)
        printf("%d.%d ", pairs[i].key, pairs[i].place);
    qsort(numbers, 0, sizeof *numbers, descending);
    puts("");
    return 0;
}
