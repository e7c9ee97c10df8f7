// expect: error assertion
// inputs: x = 1, given = 1, value = 3, next = 1
// A cell that points to itself, with a value that fits another input. The harness builds the shapes: no cell, one that ends, one that is its own
// successor, one with a second behind it.
#include <assert.h>
#include <stddef.h>
#include <threadbare.h>

struct cell {
    int value;
    struct cell *next;
};

static int twice(int v) { return (int)(2u * (unsigned)v + 1); }

static void looked_at(const struct cell *p, int x) {
    if (x > 0)
        if (p != NULL)
            if (twice(x) == p->value)
                assert(p->next != p); // ERROR assertion
}

int main(void) {
    struct cell second = {0, NULL}, first = {0, NULL};
    int x = tb_int("x");
    if (!tb_choose(2, "given")) {
        looked_at(NULL, x);
        return 0;
    }
    first.value = tb_int("value");
    struct cell *nexts[] = {NULL, &first, &second};
    first.next = nexts[tb_choose(3, "next")];
    looked_at(&first, x);
    return 0;
}
