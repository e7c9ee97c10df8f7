// expect: error assertion
// flags: --entry pick
// An array of pointers: which one is followed depends on an input, and two of them may lead to the same item.
#include <assert.h>
#include <stddef.h>

struct item {
    int key;
};

struct table {
    unsigned used;
    struct item *slots[3];
};

void pick(struct table *t, unsigned i, unsigned j) {
    if (i >= 3 || j >= 3 || i == j)
        return;
    if (t->slots[i] == NULL || t->slots[j] == NULL)
        return;
    t->slots[i]->key = 1;
    t->slots[j]->key = 2;
#ifdef FIXED
    assert(t->slots[i]->key == 1 || t->slots[i] == t->slots[j]);
#else
    assert(t->slots[i]->key == 1); // ERROR assertion
#endif
}
