// expect: error null-dereference, assertion
// A node of a list that an input chooses, and its successor: the last has none.
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
    int value = chosen->next->value; // ERROR null-dereference
    tb_assert(value != 2);           // ERROR assertion
    tb_assert(value != 3);           // ERROR assertion
    return 0;
}
