/* Searching in trees and in a table, and lists. */
#include "library.h"

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void free(void *gone);
int strcmp(const char *a, const char *b);

typedef int compare(const void *a, const void *b);

/* The key comes first: a program reads it through the node's address. */
struct node {
    const void *key;
    struct node *left, *right;
};

void *LIBC(tsearch)(const void *key, void **root, compare *by) {
    struct node **at = (struct node **)root;
    if (!at)
        return NULL;
    while (*at) {
        int order = by(key, (*at)->key);
        if (order == 0)
            return *at;
        at = order < 0 ? &(*at)->left : &(*at)->right;
    }
    struct node *node = malloc(sizeof *node);
    node->key = key;
    node->left = node->right = NULL;
    return *at = node;
}

void *LIBC(tfind)(const void *key, void *const *root, compare *by) {
    struct node *at = root ? *(struct node *const *)root : NULL;
    while (at) {
        int order = by(key, at->key);
        if (order == 0)
            return at;
        at = order < 0 ? at->left : at->right;
    }
    return NULL;
}

void *LIBC(tdelete)(const void *key, void **root, compare *by) {
    struct node **at = (struct node **)root, *parent = (struct node *)root;
    if (!at)
        return NULL;
    for (;;) {
        if (!*at)
            return NULL;
        int order = by(key, (*at)->key);
        if (order == 0)
            break;
        parent = *at;
        at = order < 0 ? &(*at)->left : &(*at)->right;
    }
    struct node *gone = *at;
    if (gone->left && gone->right) {
        /* The next one takes its place. */
        struct node **next = &gone->right;
        while ((*next)->left)
            next = &(*next)->left;
        struct node *moved = *next;
        *next = moved->right;
        moved->left = gone->left;
        moved->right = gone->right;
        *at = moved;
    } else
        *at = gone->left ? gone->left : gone->right;
    free(gone);
    return parent;
}

enum visit { PREORDER, POSTORDER, ENDORDER, LEAF };

static void walk(const struct node *node, void (*action)(const void *, int, int), int depth) {
    if (!node->left && !node->right) {
        action(node, LEAF, depth);
        return;
    }
    action(node, PREORDER, depth);
    if (node->left)
        walk(node->left, action, depth + 1);
    action(node, POSTORDER, depth);
    if (node->right)
        walk(node->right, action, depth + 1);
    action(node, ENDORDER, depth);
}

void LIBC(twalk)(const void *root, void (*action)(const void *, int, int)) {
    if (root)
        walk(root, action, 0);
}

void LIBC(tdestroy)(void *root, void (*release)(void *)) {
    struct node *node = root;
    if (!node)
        return;
    LIBC(tdestroy)(node->left, release);
    LIBC(tdestroy)(node->right, release);
    release((void *)node->key);
    free(node);
}

typedef struct {
    char *key;
    void *data;
} ENTRY;

struct hsearch_data {
    ENTRY *table;
    unsigned size;
    unsigned filled;
};

#define ENOMEM 12
#define ESRCH 3

int LIBC(hcreate_r)(size_t count, struct hsearch_data *of) {
    if (!of) {
        errno = EINVAL;
        return 0;
    }
    of->table = calloc(count + 1, sizeof *of->table);
    of->size = (unsigned)count;
    of->filled = 0;
    return 1;
}

int LIBC(hsearch_r)(ENTRY item, int action, ENTRY **found, struct hsearch_data *of) {
    for (unsigned i = 0; i < of->filled; i++)
        if (strcmp(of->table[i].key, item.key) == 0) {
            *found = &of->table[i];
            return 1;
        }
    *found = NULL;
    if (action == 0) {
        errno = ESRCH;
        return 0;
    }
    if (of->filled >= of->size) {
        errno = ENOMEM;
        return 0;
    }
    of->table[of->filled] = item;
    *found = &of->table[of->filled++];
    return 1;
}

void LIBC(hdestroy_r)(struct hsearch_data *of) {
    free(of->table);
    of->table = NULL;
}

static struct hsearch_data table;

int LIBC(hcreate)(size_t count) {
    return LIBC(hcreate_r)(count, &table);
}

ENTRY *LIBC(hsearch)(ENTRY item, int action) {
    ENTRY *found;
    LIBC(hsearch_r)(item, action, &found, &table);
    return found;
}

void LIBC(hdestroy)(void) {
    LIBC(hdestroy_r)(&table);
}

struct element {
    struct element *next, *previous;
};

void LIBC(insque)(void *added, void *after) {
    struct element *element = added, *before = after;
    if (!before) {
        element->next = element->previous = NULL;
        return;
    }
    element->next = before->next;
    element->previous = before;
    if (before->next)
        before->next->previous = element;
    before->next = element;
}

void LIBC(remque)(void *gone) {
    struct element *element = gone;
    if (element->next)
        element->next->previous = element->previous;
    if (element->previous)
        element->previous->next = element->next;
}
