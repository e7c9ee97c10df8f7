// expect: safe
// points-to: from_first = {a}
// points-to: from_second = {b}
// The same through two such functions.
#include <stdlib.h>
static void *allocate(size_t size) {
    void *made = malloc(size);
    if (!made)
        abort();
    return made;
}
struct cell { int *to; };
static struct cell *make(int *to) {
    struct cell *made = allocate(sizeof *made);
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
