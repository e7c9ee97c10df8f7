// expect: safe
// points-to: from_first = {a}
// points-to: from_second = {b}
// A small function that allocates is looked at for each of its calls: what is stored in the one is not in the other.
#include <stdlib.h>
struct cell { int *to; };
static struct cell *make(int *to) {
    struct cell *made = malloc(sizeof *made);
    made->to = to;
    return made;
}

static int a, b, *from_first, *from_second;

int main(void) {
    struct cell *first = make(&a), *second = make(&b);
    from_first = first->to;
    from_second = second->to;
    return *from_first + *from_second;
}
