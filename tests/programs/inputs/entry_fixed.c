// expect: safe
// flags: --entry middle
// The middle by way of the distance, which fits an unsigned number.
#include <assert.h>

int middle(int low, int high, _Bool strict) {
    if (low > high || (strict && low == high))
        return low;
    int middle = (int)(low + (long)(((unsigned)high - (unsigned)low) / 2));
    assert(low <= middle && middle <= high);
    return middle;
}

int main(void) { return middle(1, 3, 1); }
