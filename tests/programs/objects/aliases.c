// expect: error assertion
// flags: --entry written
// Two pointers that may lead to the same place.
#include <assert.h>

void written(int *p, int *q) {
    *p = 0;
    *q = 1;
#ifdef FIXED
    assert(p == q || *p != 1);
#else
    assert(*p != 1); // ERROR assertion
#endif
}
