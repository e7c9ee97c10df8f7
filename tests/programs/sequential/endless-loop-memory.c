// expect: error endless-loop
// The state that comes back is in memory, and a function that is called in every round has locals of its own.
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
    int sum = 0;
    for (struct node *node = nodes; node; node = node->next) // ERROR endless-loop
        look(node, &sum);
    return sum;
}
