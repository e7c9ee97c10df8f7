// expect: error assertion
// flags: --entry remove_first --objects 3
// A doubly linked list that is whole, from which the first node is taken: what was second has still a node before it. Only
// whole lists are assumed; the mistake needs two nodes.
#include <assert.h>
#include <stddef.h>
#include <threadbare.h>

struct node {
    int value;
    struct node *next, *prev;
};

static int is_whole(const struct node *p) {
    if (p == NULL)
        return 1;
    if (p->prev != NULL)
        return 0;
    for (; p->next != NULL; p = p->next)
        if (p->next->prev != p)
            return 0;
    return 1;
}

void remove_first(struct node *list) {
    tb_assume(is_whole(list));
    if (list == NULL)
        return;
    struct node *rest = list->next;
#ifdef FIXED
    if (rest != NULL)
        rest->prev = NULL;
#endif
    list->next = NULL;
    assert(is_whole(rest)); // ERROR assertion
}
