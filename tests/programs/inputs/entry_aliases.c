// expect: safe
// flags: --entry written
// executions: 1
// Two pointers that a caller could let point to the same place; here each points to bytes of its own, and the verdict says that it assumes so.
#include <assert.h>

void written(int *p, int *q) {
    *p = 0;
    *q = 1;
    assert(*p != 1);
}
