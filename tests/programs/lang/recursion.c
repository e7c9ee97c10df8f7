// expect: safe
// executions: 1
// Recursion: plain, mutual, through pointers, on trees; a permutation search; deep but bounded.
#include <stdio.h>
#include <stdlib.h>

struct tree {
    int key;
    struct tree *left, *right;
};

static struct tree *insert(struct tree *t, int key) {
    if (!t) {
        t = calloc(1, sizeof *t);
        t->key = key;
    } else if (key < t->key) {
        t->left = insert(t->left, key);
    } else {
        t->right = insert(t->right, key);
    }
    return t;
}

static int height(const struct tree *t) {
    if (!t) return 0;
    int l = height(t->left), r = height(t->right);
    return 1 + (l > r ? l : r);
}

static long total(const struct tree *t) { return t ? t->key + total(t->left) + total(t->right) : 0; }

static void release(struct tree *t) {
    if (!t) return;
    release(t->left);
    release(t->right);
    free(t);
}

static int even(unsigned n);
static int odd(unsigned n) { return n ? even(n - 1) : 0; }
static int even(unsigned n) { return n ? odd(n - 1) : 1; }

static int ackermann(int m, int n) { return !m ? n + 1 : !n ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }

static int queens(int n, int row, unsigned cols, unsigned down, unsigned up) {
    if (row == n) return 1;
    int found = 0;
    for (int c = 0; c < n; c++) {
        unsigned bit = 1u << c, d = 1u << (row + c), u = 1u << (row - c + n);
        if (!(cols & bit) && !(down & d) && !(up & u)) found += queens(n, row + 1, cols | bit, down | d, up | u);
    }
    return found;
}

int main(void) {
    struct tree *t = NULL;
    unsigned seed = 12345;
    for (int i = 0; i < 200; i++) {
        seed = seed * 1103515245u + 12345u;
        t = insert(t, (int)(seed >> 16 & 0x3ff));
    }
    printf("%d %ld\n", height(t), total(t));
    release(t);
    printf("%d %d %d %d\n", even(1000), odd(77), ackermann(2, 9), queens(6, 0, 0, 0, 0));
    return 0;
}
