// expect: safe
// A pointer that leaves its array and comes back: arrays that are counted from one, or from a hundred. Where it is meanwhile does not matter, also
// if something else is there; it can be compared, and kept in parts.
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

int main(void) {
    unsigned char index = tb_uchar("index");
    tb_assume(index < 4);
    int *before = calloc(4, sizeof *before), *numbers = calloc(4, sizeof *numbers), *behind = calloc(4, sizeof *behind);
    int *volatile from_one = numbers - 1, *volatile from_far = numbers - 100, *copy;
    numbers[2] = 7;
    tb_assert(from_one[3] == 7 && from_far[102] == 7);
    tb_assert(from_one[index + 1] == from_far[index + 100]);
    tb_assert(from_one != numbers && from_far < from_one && from_one + 1 == numbers && numbers - from_one == 1);
    memcpy(&copy, (void *)&from_one, sizeof copy);
    tb_assert(copy[3] == 7);
    free(before), free(from_one + 1), free(behind);
    return 0;
}
