// expect: error assertion
// A singly linked list under any sequence of operations, compared with an array that holds the same. Reversal forgets the first element.
// More operations: -DOPS=4.
#include <assert.h>
#include <stdlib.h>
#include <threadbare.h>

#ifndef OPS
#define OPS 3
#endif

struct node {
    unsigned char value;
    struct node *next;
};

static struct node *made(unsigned char value) {
    struct node *n = malloc(sizeof *n);
    if (!n)
        exit(0);
    n->value = value;
    n->next = NULL;
    return n;
}

static void add(struct node **list, struct node *n) {
    n->next = *list;
    *list = n;
}

static struct node *find(struct node *list, unsigned char value) {
    while (list && list->value != value)
        list = list->next;
    return list;
}

static int add_if_absent(struct node **list, struct node *n) {
    if (find(*list, n->value))
        return 0;
    add(list, n);
    return 1;
}

static struct node *take(struct node **list, unsigned char value) {
    for (; *list; list = &(*list)->next)
        if ((*list)->value == value) {
            struct node *taken = *list;
            *list = taken->next;
            return taken;
        }
    return NULL;
}

static int length(const struct node *list) {
    int count = 0;
    for (; list; list = list->next)
        count++;
    return count;
}

static void append(struct node **list, struct node *n) {
    while (*list)
        list = &(*list)->next;
    *list = n;
}

static void reverse(struct node **list) {
    struct node *reversed = NULL, *rest = *list;
#ifndef FIXED
    if (rest)
        rest = rest->next;
#endif
    while (rest) {
        struct node *next = rest->next;
        rest->next = reversed;
        reversed = rest;
        rest = next;
    }
#ifndef FIXED
    if (!reversed)
        return;
#endif
    *list = reversed;
}

/// Insertion into a list that is sorted so far.
static void sort(struct node **list) {
    struct node *sorted = NULL, *rest = *list;
    while (rest) {
        struct node *next = rest->next, **place = &sorted;
        while (*place && (*place)->value <= rest->value)
            place = &(*place)->next;
        rest->next = *place;
        *place = rest;
        rest = next;
    }
    *list = sorted;
}

static unsigned char kept[OPS + 1];
static int count;

static void kept_add(int at, unsigned char value) {
    for (int i = count; i > at; i--)
        kept[i] = kept[i - 1];
    kept[at] = value;
    count++;
}

static int kept_find(unsigned char value) {
    int i = 0;
    while (i < count && kept[i] != value)
        i++;
    return i;
}

static void same(const struct node *list) {
    assert(length(list) == count); // ERROR assertion
    for (int i = 0; list; i++, list = list->next)
        assert(list->value == kept[i]);
}

int main(void) {
    struct node *list = NULL;
    for (int op = 0; op < OPS; op++) {
        unsigned char value = tb_uchar("value");
        int at;
        switch (tb_choose(7, "operation")) {
        case 0:
            add(&list, made(value));
            kept_add(0, value);
            break;
        case 1: {
            struct node *n = made(value);
            at = kept_find(value);
            if (add_if_absent(&list, n)) {
                assert(at == count);
                kept_add(0, value);
            } else {
                assert(at < count);
                free(n);
            }
            break;
        }
        case 2: {
            struct node *n = take(&list, value);
            at = kept_find(value);
            assert((n == NULL) == (at == count));
            if (n) {
                count--;
                for (; at < count; at++)
                    kept[at] = kept[at + 1];
            }
            free(n);
            break;
        }
        case 3:
            append(&list, made(value));
            kept_add(count, value);
            break;
        case 4:
            reverse(&list);
            for (int i = 0, j = count - 1; i < j; i++, j--) {
                unsigned char t = kept[i];
                kept[i] = kept[j];
                kept[j] = t;
            }
            break;
        case 5:
            sort(&list);
            for (int i = 1; i < count; i++)
                for (int j = i; j > 0 && kept[j] < kept[j - 1]; j--) {
                    unsigned char t = kept[j];
                    kept[j] = kept[j - 1];
                    kept[j - 1] = t;
                }
            break;
        default:
            assert((find(list, value) != NULL) == (kept_find(value) < count));
        }
        same(list);
    }
    return 0;
}
