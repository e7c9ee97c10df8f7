// expect: error assertion
// A sorted linked list: added in its place, merged, taken out. Where the list ends, a merge drops what the other one still has.
// More elements: -DN=3.
#include <assert.h>
#include <stdlib.h>
#include <threadbare.h>

#ifndef N
#define N 2
#endif

struct node {
    unsigned char value;
    struct node *next;
};

static void add(struct node **list, unsigned char value) {
    struct node *n = malloc(sizeof *n);
    if (!n)
        exit(0);
    while (*list && (*list)->value < value)
        list = &(*list)->next;
    n->value = value;
    n->next = *list;
    *list = n;
}

static int is_member(const struct node *list, unsigned char value) {
    while (list && list->value < value)
        list = list->next;
    return list && list->value == value;
}

static int take(struct node **list, unsigned char value) {
    while (*list && (*list)->value < value)
        list = &(*list)->next;
    struct node *n = *list;
    if (!n || n->value != value)
        return 0;
    *list = n->next;
    free(n);
    return 1;
}

/// All of both, in the first.
static void merge(struct node **list, struct node *other) {
    while (*list && other) {
        if ((*list)->value > other->value) {
            struct node *rest = *list;
            *list = other;
            other = rest;
        }
        list = &(*list)->next;
    }
#ifdef FIXED
    if (!*list)
#else
    if (!*list && !other)
#endif
        *list = other;
}

static int length(const struct node *list) {
    int count = 0;
    for (; list; list = list->next)
        count++;
    return count;
}

static int is_sorted(const struct node *list) {
    for (; list && list->next; list = list->next)
        if (list->value > list->next->value)
            return 0;
    return 1;
}

int main(void) {
    struct node *first = NULL, *second = NULL;
    unsigned char some = tb_uchar("some");
    int any = 0, firsts = tb_choose(N + 1, "firsts"), seconds = tb_choose(N + 1, "seconds");
    for (int i = 0; i < firsts; i++) {
        unsigned char value = tb_uchar("a");
        add(&first, value);
        any |= value == some;
    }
    for (int i = 0; i < seconds; i++) {
        unsigned char value = tb_uchar("b");
        add(&second, value);
        any |= value == some;
    }
    merge(&first, second);
    assert(length(first) == firsts + seconds); // ERROR assertion
    assert(is_sorted(first));
    assert(is_member(first, some) == any);
    assert(take(&first, some) == any);
    assert(is_sorted(first) && length(first) == firsts + seconds - any);
    return 0;
}
