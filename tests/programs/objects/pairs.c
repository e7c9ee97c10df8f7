// expect: error assertion
// flags: --entry swap
// Pointers to pointers: what two of these lead to is exchanged. It may be one item.
#include <assert.h>
#include <stddef.h>

struct item {
    int key;
};

void swap(struct item **a, struct item **b) {
    struct item *first = *a, *second = *b;
    if (first == NULL || second == NULL)
        return;
    first->key = 1;
    second->key = 2;
    *a = second;
    *b = first;
    assert((*a)->key == 2);
#ifdef FIXED
    assert((*b)->key == (first == second ? 2 : 1));
#else
    assert((*b)->key == 1); // ERROR assertion
#endif
}
