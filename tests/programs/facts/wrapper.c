// expect: safe
// points-to: first = {heap:8}
// points-to: second = {heap:8}
// A small function that allocates is looked at for each of its calls: what one of them gives does not lead to what the other does.
#include <stdlib.h>
struct cell { int *to; };
static struct cell *make(void) {
    return malloc(sizeof(struct cell));
}

static struct cell *first, *second;
int a, b;

int main(void) {
    first = make();
    second = make();
    first->to = &a;
    second->to = &b;
    return *first->to + *second->to;
}
