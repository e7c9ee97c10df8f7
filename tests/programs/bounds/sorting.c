// Sorts what it is given: the number of orders is beyond counting.
#include <stdlib.h>
#include <threadbare.h>

static int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return x < y ? -1 : x > y;
}

int main(void) {
    int numbers[40];
    tb_bytes(numbers, sizeof numbers, "numbers");
    qsort(numbers, 40, sizeof *numbers, compare);
    for (int i = 1; i < 40; i++)
        if (numbers[i - 1] > numbers[i])
            return 1;
    return 0;
}
