// expect: safe
// Bounded by the number of nodes, ring or not.
#include <stdlib.h>
#include <threadbare.h>

struct node {
    struct node *next;
    int value;
};

static void look(struct node *node, int *sum) {
    int copy[2] = {node->value, *sum};
    *sum = (copy[0] + copy[1]) % 4;
}

int main(void) {
    struct node nodes[3] = {{&nodes[1], 1}, {&nodes[2], 1}, {NULL, 2}};
    if (tb_uchar("ring") == 1)
        nodes[2].next = &nodes[0];
    int sum = 0, rounds = 0;
    for (struct node *node = nodes; node && rounds < 3; node = node->next, rounds++)
        look(node, &sum);
    return sum;
}
