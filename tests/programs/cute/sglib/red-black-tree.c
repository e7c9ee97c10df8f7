// expect: error assertion
// A red-black tree of any keys: some are added, then some are taken out, and after each step all paths must have as many black nodes, no red node a
// red child. When a black node goes and a nephew on the far side is red, the nephew should become black.
// More keys, more of them taken out: -DN=6 -DTAKEN=2.
#include <assert.h>
#include <stdlib.h>
#include <threadbare.h>

#ifndef N
#define N 4
#endif
#ifndef TAKEN
#define TAKEN 1
#endif

struct node {
    unsigned char key;
    int red;
    struct node *parent, *child[2];
};

static struct node *root;

static int is_red(const struct node *n) { return n && n->red; }

static int side(const struct node *n) { return n == n->parent->child[1]; }

static void replace(struct node *old, struct node *with) {
    if (!old->parent)
        root = with;
    else
        old->parent->child[side(old)] = with;
    if (with)
        with->parent = old->parent;
}

/// The child on the other side comes up, the node goes down to this side.
static void rotate(struct node *n, int to) {
    struct node *up = n->child[!to];
    replace(n, up);
    n->child[!to] = up->child[to];
    if (up->child[to])
        up->child[to]->parent = n;
    up->child[to] = n;
    n->parent = up;
}

static struct node *find(unsigned char key) {
    struct node *n = root;
    while (n && n->key != key)
        if (key > n->key)
            n = n->child[1];
        else
            n = n->child[0];
    return n;
}

static int add(unsigned char key) {
    struct node *parent = NULL, **place = &root;
    while (*place) {
        parent = *place;
        if (parent->key == key)
            return 0;
        if (key > parent->key)
            place = &parent->child[1];
        else
            place = &parent->child[0];
    }
    struct node *n = malloc(sizeof *n);
    *n = (struct node){key, 1, parent, {NULL, NULL}};
    *place = n;
    while (is_red(n->parent)) {
        struct node *p = n->parent, *g = p->parent;
        int s = side(p);
        struct node *uncle = g->child[!s];
        if (is_red(uncle)) {
            p->red = uncle->red = 0;
            g->red = 1;
            n = g;
        } else {
            if (side(n) != s) {
                rotate(p, s);
                p = n;
            }
            p->red = 0;
            g->red = 1;
            rotate(g, !s);
            break;
        }
    }
    root->red = 0;
    return 1;
}

/// One black node is missing on this side, below the parent.
static void restore(struct node *parent, int s) {
    while (parent) {
        struct node *sibling = parent->child[!s];
        if (is_red(sibling)) {
            sibling->red = 0;
            parent->red = 1;
            rotate(parent, s);
            sibling = parent->child[!s];
        }
        if (!is_red(sibling->child[0]) && !is_red(sibling->child[1])) {
            sibling->red = 1;
            if (parent->red) {
                parent->red = 0;
                return;
            }
            struct node *n = parent;
            parent = n->parent;
            s = parent ? side(n) : 0;
            continue;
        }
        if (!is_red(sibling->child[!s])) {
            sibling->child[s]->red = 0;
            sibling->red = 1;
            rotate(sibling, !s);
            sibling = parent->child[!s];
        }
        sibling->red = parent->red;
        parent->red = 0;
#ifdef FIXED
        sibling->child[!s]->red = 0;
#endif
        rotate(parent, s);
        return;
    }
}

static void take(struct node *n) {
    if (n->child[0] && n->child[1]) {
        struct node *next = n->child[1];
        while (next->child[0])
            next = next->child[0];
        n->key = next->key;
        n = next;
    }
    struct node *child = n->child[0] ? n->child[0] : n->child[1], *parent = n->parent;
    int s = parent ? side(n) : 0;
    replace(n, child);
    if (is_red(child))
        child->red = 0;
    else if (!n->red)
        restore(parent, s);
    free(n);
}

/// How many black nodes there are on each path down; -1 if that differs, or something else is wrong. Nothing is decided on the way, so that
/// sides of branches that are left over are those of the tree.
static int blacks(const struct node *n, const struct node *parent, int above, int below) {
    if (!n)
        return 0;
    int less = blacks(n->child[0], n, above, n->key), more = blacks(n->child[1], n, n->key, below);
    int wrong = (n->parent != parent) | (n->key <= above) | (n->key >= below) | (less < 0) | (less != more);
    wrong |= n->red & (is_red(n->child[0]) | is_red(n->child[1]));
    return (less + !n->red) | -wrong;
}

static void check(int found, int expected) {
    int wrong = (blacks(root, NULL, -1, 256) < 0) | is_red(root) | (found != expected);
    assert(!wrong); // ERROR assertion
}

int main(void) {
    for (int i = 0; i < N; i++) {
        unsigned char key = tb_uchar("key");
        int is_new = !find(key);
        check(add(key), is_new);
    }
    for (int i = 0; i < TAKEN; i++) {
        unsigned char key = tb_uchar("taken");
        struct node *n = find(key);
        if (n)
            take(n);
        check(find(key) != NULL, 0);
    }
    return 0;
}
