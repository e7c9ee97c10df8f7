// expect: error use-after-free
// flags: --entry drop
// What pointers lead to may be freed: here by one name, and used by the other.
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

int drop(struct node *a, struct node *b) {
    if (a == NULL || b == NULL)
        return 0;
#ifdef FIXED
    if (a == b)
        return 0;
#endif
    free(a);
    return b->value; // ERROR use-after-free
}
