// expect: safe
// points-to: seen = {row[]}
// An address goes through numbers.
#include <stdint.h>
static int row[4], *seen;

int main(void) {
    uintptr_t number = (uintptr_t)&row[0];
    number += 2 * sizeof row[0];
    seen = (int *)number;
    *seen = 1;
    return row[2] - 1;
}
