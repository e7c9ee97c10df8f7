// expect: bounded
// flags: --entry count --objects 3
// A list may be as long as it likes: what has more objects than that is cut, and said so.
#include <stddef.h>

struct node {
    struct node *next;
};

int count(const struct node *p) {
    int n = 0;
    while (p != NULL && n < 100) {
        p = p->next;
        n++;
    }
    return n;
}
