/* What the containers of the C++ standard library leave to the library: balancing trees, linking lists, growing hash tables. A native
 * replay runs this, too, in place of the system's, so that the steps are the same. */
#include "library.h"

/* Trees: `map` and `set`. The header of a tree is above its root, and knows the first and the last node. */

enum colour { RED, BLACK };

struct tree {
    int colour;
    struct tree *above, *left, *right;
};

static struct tree *next(struct tree *node) {
    if (node->right) {
        for (node = node->right; node->left;)
            node = node->left;
        return node;
    }
    struct tree *above = node->above;
    while (node == above->right) {
        node = above;
        above = above->above;
    }
    /* The header of a tree with one node is to the right of its root, too. */
    return node->right == above ? node : above;
}

static struct tree *previous(struct tree *node) {
    /* Only the header is red and above what is above it. */
    if (node->colour == RED && node->above->above == node)
        return node->right;
    if (node->left) {
        for (node = node->left; node->right;)
            node = node->right;
        return node;
    }
    struct tree *above = node->above;
    while (node == above->left) {
        node = above;
        above = above->above;
    }
    return above;
}

struct tree *LIBC(_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base)(struct tree *node) {
    return next(node);
}

struct tree *LIBC(_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base)(struct tree *node) {
    return next(node);
}

struct tree *LIBC(_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base)(struct tree *node) {
    return previous(node);
}

struct tree *LIBC(_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base)(struct tree *node) {
    return previous(node);
}

/* Puts a node, or none, in the place of another. */
static void replace(struct tree *header, struct tree *old, struct tree *by) {
    if (header->above == old)
        header->above = by;
    else if (old->above->left == old)
        old->above->left = by;
    else
        old->above->right = by;
}

static void turn_left(struct tree *header, struct tree *node) {
    struct tree *up = node->right;
    node->right = up->left;
    if (up->left)
        up->left->above = node;
    up->above = node->above;
    replace(header, node, up);
    up->left = node;
    node->above = up;
}

static void turn_right(struct tree *header, struct tree *node) {
    struct tree *up = node->left;
    node->left = up->right;
    if (up->right)
        up->right->above = node;
    up->above = node->above;
    replace(header, node, up);
    up->right = node;
    node->above = up;
}

void LIBC(_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_)(_Bool to_left, struct tree *node, struct tree *above, struct tree *header) {
    node->above = above;
    node->left = node->right = NULL;
    node->colour = RED;
    if (to_left) {
        /* Of the header this is its first node. */
        above->left = node;
        if (above == header) {
            header->above = node;
            header->right = node;
        } else if (above == header->left) {
            header->left = node;
        }
    } else {
        above->right = node;
        if (above == header->right)
            header->right = node;
    }
    while (node != header->above && node->above->colour == RED) {
        struct tree *parent = node->above, *top = parent->above;
        int is_left = parent == top->left;
        struct tree *uncle = is_left ? top->right : top->left;
        if (uncle && uncle->colour == RED) {
            parent->colour = uncle->colour = BLACK;
            top->colour = RED;
            node = top;
            continue;
        }
        if (is_left) {
            if (node == parent->right) {
                turn_left(header, parent);
                parent = node;
            }
            parent->colour = BLACK;
            top->colour = RED;
            turn_right(header, top);
        } else {
            if (node == parent->left) {
                turn_right(header, parent);
                parent = node;
            }
            parent->colour = BLACK;
            top->colour = RED;
            turn_left(header, top);
        }
        break;
    }
    header->above->colour = BLACK;
}

static int is_black(struct tree *node) {
    return node == NULL || node->colour == BLACK;
}

/* A black node is missing above `node`, which may be none, below `above`. */
static void restore(struct tree *header, struct tree *node, struct tree *above) {
    while (node != header->above && is_black(node)) {
        int is_left = node == above->left;
        struct tree *other = is_left ? above->right : above->left;
        if (other->colour == RED) {
            other->colour = BLACK;
            above->colour = RED;
            is_left ? turn_left(header, above) : turn_right(header, above);
            other = is_left ? above->right : above->left;
        }
        if (is_black(other->left) && is_black(other->right)) {
            other->colour = RED;
            node = above;
            above = above->above;
            continue;
        }
        if (is_left) {
            if (is_black(other->right)) {
                other->left->colour = BLACK;
                other->colour = RED;
                turn_right(header, other);
                other = above->right;
            }
            other->colour = above->colour;
            above->colour = BLACK;
            other->right->colour = BLACK;
            turn_left(header, above);
        } else {
            if (is_black(other->left)) {
                other->right->colour = BLACK;
                other->colour = RED;
                turn_left(header, other);
                other = above->left;
            }
            other->colour = above->colour;
            above->colour = BLACK;
            other->left->colour = BLACK;
            turn_right(header, above);
        }
        break;
    }
    if (node)
        node->colour = BLACK;
}

struct tree *LIBC(_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_)(struct tree *node, struct tree *header) {
    if (header->left == node)
        header->left = next(node);
    if (header->right == node)
        header->right = previous(node);
    struct tree *below, *above;
    int gone = node->colour;
    if (node->left && node->right) {
        /* The next one takes its place, and is missing where it was. */
        struct tree *heir = node->right;
        while (heir->left)
            heir = heir->left;
        below = heir->right;
        gone = heir->colour;
        if (heir == node->right) {
            above = heir;
        } else {
            above = heir->above;
            above->left = below;
            if (below)
                below->above = above;
            heir->right = node->right;
            node->right->above = heir;
        }
        heir->left = node->left;
        node->left->above = heir;
        heir->above = node->above;
        replace(header, node, heir);
        heir->colour = node->colour;
    } else {
        below = node->left ? node->left : node->right;
        above = node->above;
        if (below)
            below->above = above;
        replace(header, node, below);
    }
    /* Of an empty tree the header is first and last. */
    if (header->above == NULL)
        header->left = header->right = header;
    else if (gone == BLACK)
        restore(header, below, above);
    return node;
}

/* Lists */

struct link {
    struct link *next, *previous;
};

void LIBC(_ZNSt8__detail15_List_node_base7_M_hookEPS0_)(struct link *link, struct link *before) {
    link->next = before;
    link->previous = before->previous;
    before->previous->next = link;
    before->previous = link;
}

void LIBC(_ZNSt8__detail15_List_node_base9_M_unhookEv)(struct link *link) {
    link->previous->next = link->next;
    link->next->previous = link->previous;
}

/* Moves what is from `first` on, without `end`, to before `to`. */
void LIBC(_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_)(struct link *to, struct link *first, struct link *end) {
    if (to == end || first == end)
        return;
    struct link *last = end->previous;
    first->previous->next = end;
    end->previous = first->previous;
    first->previous = to->previous;
    to->previous->next = first;
    last->next = to;
    to->previous = last;
}

void LIBC(_ZNSt8__detail15_List_node_base10_M_reverseEv)(struct link *header) {
    struct link *link = header;
    do {
        struct link *following = link->next;
        link->next = link->previous;
        link->previous = following;
        link = following;
    } while (link != header);
}

static void settle(struct link *header, struct link *old) {
    if (header->next == old) {
        header->next = header->previous = header;
        return;
    }
    header->next->previous = header;
    header->previous->next = header;
}

void LIBC(_ZNSt8__detail15_List_node_base4swapERS0_S1_)(struct link *a, struct link *b) {
    struct link kept = *a;
    *a = *b;
    *b = kept;
    settle(a, b);
    settle(b, a);
}

/* Hash tables: how many buckets there should be */

struct growth {
    float most;
    size_t resize_at;
};

static const size_t sizes[] = {2, 5, 11, 13, 29, 59, 127, 257, 541, 1109, 2357, 5087, 10273, 20753, 42043, 85229, 172933, 351061, 712697,
    1447153, 2938679, 5967347, 12117689, 24607243, 49969847, 101473717, 206062531, 418450321, 849743903};

static size_t at_least(struct growth *growth, size_t wanted) {
    size_t found = wanted;
    for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (sizes[i] >= wanted) {
            found = sizes[i];
            break;
        }
    growth->resize_at = (size_t)(found * (double)growth->most);
    return found;
}

size_t LIBC(_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm)(struct growth *growth, size_t wanted) {
    return at_least(growth, wanted);
}

struct decision {
    _Bool grows;
    size_t buckets;
};

struct decision LIBC(_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm)(struct growth *growth, size_t buckets, size_t elements, size_t more) {
    struct decision no = {0, 0};
    if (elements + more <= growth->resize_at)
        return no;
    size_t wanted = elements + more;
    if (growth->resize_at == 0 && wanted < 11)
        wanted = 11;
    size_t needed = (size_t)(wanted / (double)growth->most);
    if (needed < buckets) {
        growth->resize_at = (size_t)(buckets * (double)growth->most);
        return no;
    }
    struct decision yes = {1, at_least(growth, needed + 1 > 2 * buckets ? needed + 1 : 2 * buckets)};
    return yes;
}

/* Any hash will do that is the same for the same bytes: that of Fowler, Noll and Vo. */
size_t LIBC(_ZSt11_Hash_bytesPKvmm)(const void *bytes, size_t length, size_t seed) {
    size_t hash = 14695981039346656037u ^ seed;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ ((const unsigned char *)bytes)[i]) * 1099511628211u;
    return hash;
}
