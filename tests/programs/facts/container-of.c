// expect: safe
// points-to: found = {all}
// From a field back to the structure.
#include <stddef.h>
struct node { struct node *next; };
struct record { int number; struct node node; };
static struct record all;
static struct record *found;

int main(void) {
    struct node *at = &all.node;
    found = (struct record *)((char *)at - offsetof(struct record, node));
    found->number = 1;
    return all.number - 1;
}
