// expect: error assertion
// flags: --entry test
// A list whose first cell is its second one, too: what a pointer leads to may be there already.
#include <assert.h>
#include <stddef.h>

struct cell {
    int v;
    struct cell *next;
};

static int f(int v) { return 2 * v + 1; }

int test(struct cell *p, int x) {
    if (x > 0)
        if (p != NULL)
            if (f(x) == p->v)
#ifdef FIXED
                assert(p->next != p || p->v == 2 * x + 1);
#else
                assert(p->next != p); // ERROR assertion
#endif
    return 0;
}
