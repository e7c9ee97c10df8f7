// expect: error endless-loop
// Two doubly linked lists without heads, of which any element stands for the whole, are concatenated. The second one may be the first one itself,
// seen from another of its elements: its end is tied to its own beginning then, and whoever looks for its beginning or its end goes round for ever.
// Longer lists: -DN=4.
#include <assert.h>
#include <stdlib.h>
#include <threadbare.h>

#ifndef N
#define N 3
#endif

struct node {
    struct node *previous, *next;
};

static struct node *first(struct node *list) {
    while (list->previous) // ERROR endless-loop
        list = list->previous;
    return list;
}

static struct node *last(struct node *list) {
    while (list->next)
        list = list->next;
    return list;
}

/// Whether the second one was another list, all of which is in the first one now.
static int concatenate(struct node *list, struct node *other) {
    struct node *end = last(list), *begin = first(other);
#ifdef FIXED
    if (begin == first(list))
        return 0;
#endif
    end->next = begin;
    begin->previous = end;
    return 1;
}

static int length(struct node *list) {
    int count = 0;
    for (struct node *n = first(list); n; n = n->next) {
        assert(!n->next || n->next->previous == n);
        count++;
    }
    return count;
}

static struct node *built(int count) {
    struct node *list = NULL;
    for (int i = 0; i < count; i++) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            exit(0);
        *n = (struct node){NULL, list};
        if (list)
            list->previous = n;
        list = n;
    }
    return list;
}

/// One of the elements from here on.
static struct node *any_of(struct node *list, const char *name) {
    while (list->next && tb_bool(name))
        list = list->next;
    return list;
}

int main(void) {
    int count = 1 + tb_choose(N, "length"), others = 1 + tb_choose(N, "other");
    struct node *list = built(count), *other = tb_bool("itself") ? list : built(others);
    int is_itself = other == list;
    struct node *seen = any_of(list, "at");
    int is_longer = concatenate(seen, any_of(other, "from"));
    assert(length(seen) == (is_longer ? count + others : count));
    assert(is_longer == !is_itself);
    return 0;
}
