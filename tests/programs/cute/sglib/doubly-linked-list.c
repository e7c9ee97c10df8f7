// expect: error null-dereference
// inputs: length = 1, other = 0, at = 0
// A doubly linked list without a head: any of its elements stands for it. The second list of a concatenation is taken to have a first element.
// Longer lists: -DN=4.
#include <assert.h>
#include <stdlib.h>
#include <threadbare.h>

#ifndef N
#define N 3
#endif

struct node {
    unsigned char value;
    struct node *previous, *next;
};

static struct node *first(struct node *list) {
    if (list)
        while (list->previous)
            list = list->previous;
    return list;
}

static struct node *last(struct node *list) {
    if (list)
        while (list->next)
            list = list->next;
    return list;
}

static void add_after(struct node **list, unsigned char value) {
    struct node *n = malloc(sizeof *n);
    if (!n)
        exit(0);
    *n = (struct node){value, *list, *list ? (*list)->next : NULL};
    if (n->next)
        n->next->previous = n;
    if (n->previous)
        n->previous->next = n;
    *list = n;
}

/// The element that stands for the list may be the one that goes.
static void take(struct node **list, struct node *n) {
    if (*list == n)
        *list = n->previous ? n->previous : n->next;
    if (n->next)
        n->next->previous = n->previous;
    if (n->previous)
        n->previous->next = n->next;
    free(n);
}

static void concatenate(struct node **list, struct node *other) {
    if (!*list) {
        *list = other;
        return;
    }
#ifdef FIXED
    if (!other)
        return;
#endif
    struct node *end = last(*list), *begin = first(other);
    end->next = begin;
    begin->previous = end; // ERROR null-dereference
}

static int length(struct node *list) {
    int count = 0;
    for (struct node *n = first(list); n; n = n->next)
        count++;
    return count;
}

static int is_consistent(struct node *list) {
    for (struct node *n = first(list); n; n = n->next)
        if ((n->next && n->next->previous != n) || (n->previous && n->previous->next != n))
            return 0;
    return 1;
}

/// A list of so many elements, seen from one of them.
static struct node *built(int count, int at) {
    struct node *list = NULL;
    for (int i = 0; i < count; i++)
        add_after(&list, (unsigned char)i);
    list = first(list);
    while (list && at-- > 0 && list->next)
        list = list->next;
    return list;
}

int main(void) {
    int count = tb_choose(N + 1, "length"), others = tb_choose(N + 1, "other");
    struct node *list = built(count, tb_choose(N, "at"));
    concatenate(&list, built(others, 1));
    assert(length(list) == count + others && is_consistent(list));
    for (int left = count + others; list; left--) {
        assert(length(list) == left);
        take(&list, tb_bool("first") ? first(list) : list);
        assert(is_consistent(list));
    }
    return 0;
}
