// expect: error assertion
// flags: --entry fill
// What is written by way of one pointer is read by way of another, byte by byte.
#include <assert.h>
#include <string.h>

struct pair {
    int a, b;
};

void fill(struct pair *p, struct pair *q) {
    p->a = 5;
    q->b = 6;
#ifdef FIXED
    if (p == q)
        return;
#endif
    memset(q, 1, sizeof *q);
    assert(p->a == 5); // ERROR assertion
}
