// expect: error assertion
// flags: --entry written
// Two pointers that a caller could let point to the same place.
#include <assert.h>

void written(int *p, int *q) {
    *p = 0;
    *q = 1;
    assert(*p != 1); // ERROR assertion
}
