// expect: safe
// qsort_r: the comparison is given an argument.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>


static int compare(const void *a, const void *b, void *sign) {
    return *(int *)sign * (*(const int *)a - *(const int *)b);
}

int main(void) {
    int numbers[] = {3, 1, 2}, sign = -1;
    qsort_r(numbers, 3, sizeof *numbers, compare, &sign);
    printf("%d %d %d\n", numbers[0], numbers[1], numbers[2]);
    return 0;
}
