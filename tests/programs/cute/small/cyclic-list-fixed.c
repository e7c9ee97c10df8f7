// expect: safe
// As `cyclic-list.c`, where no cell is its own successor.
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
                assert(p->next != p);
}

int main(void) {
    struct cell third = {0, NULL}, second = {0, NULL}, first = {0, NULL};
    int x = tb_int("x");
    if (!tb_choose(2, "given")) {
        looked_at(NULL, x);
        return 0;
    }
    first.value = tb_int("value");
    struct cell *nexts[] = {NULL, &second, &third};
    first.next = nexts[tb_choose(3, "next")];
    looked_at(&first, x);
    return 0;
}
