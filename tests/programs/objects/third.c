// expect: error assertion
// flags: --entry sum
// A list of three numbers with a certain sum: the list is a parameter, and made as the function looks at it.
#include <assert.h>
#include <stddef.h>

struct node {
    int value;
    struct node *next;
};

int sum(struct node *p) {
    int all = 0;
    unsigned count = 0;
    while (p != NULL && count < 3) {
        all += p->value;
        p = p->next;
        count++;
    }
#ifdef FIXED
    assert(count <= 3);
#else
    assert(count < 3 || all != 477); // ERROR assertion
#endif
    return all;
}
