// expect: error assertion
// flags: --entry middle
// Any function to start in: its numbers can be anything.
#include <assert.h>

int middle(int low, int high, _Bool strict) {
    if (low > high || (strict && low == high))
        return low;
    int middle = (low + high) / 2;
    assert(low <= middle && middle <= high); // ERROR assertion
    return middle;
}

int main(void) { return middle(1, 3, 1); }
