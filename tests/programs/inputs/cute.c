// expect: error assertion
// CUTE's annotations: a scalar and a structure.
#include <cute.h>

struct point {
    short x, y;
};

int main(void) {
    int n;
    struct point p;
    CUTE_input(n);
    CUTE_input(p);
    CUTE_assume(n > p.x);
    CUTE_assert(n != p.x);
    CUTE_assert(n - p.y != 12345); // ERROR assertion
    return 0;
}
