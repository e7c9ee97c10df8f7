// expect: safe
// points-to: found = {all[]}
// From a field back to the element of an array.
#include <stddef.h>
struct node { struct node *next; };
struct record { int number; struct node node; };
static struct record all[3];
static struct record *found;

int main(void) {
    for (int i = 0; i < 3; i++) {
        struct node *at = &all[i].node;
        found = (struct record *)((char *)at - offsetof(struct record, node));
        found->number = i;
    }
    return all[2].number - 2;
}
