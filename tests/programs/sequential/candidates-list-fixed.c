// expect: safe
// The repaired twin asks whether there is a successor.
#include <stdlib.h>
#include <threadbare.h>

struct node {
    int value;
    struct node *next;
};

int main(void) {
    struct node last = {3, NULL}, middle = {2, &last}, first = {1, &middle};
    struct node *nodes[3] = {&last, &first, &middle};
    struct node *chosen = nodes[tb_choose(3, "which")];
    tb_assert(chosen->next ? chosen->next->value == chosen->value + 1 : chosen == &last);
    return 0;
}
