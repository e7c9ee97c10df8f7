// expect: safe
// points-to: made = {heap:11}
// points-to: seen = {a}
// points-to: first = {b}
// An array without a length at the end of a structure: what stands before it is something else.
#include <stdlib.h>
struct table { int *before; int *row[]; };
static int a, b, *seen, *first;
static struct table *made;
int main(void) {
    made = malloc(sizeof *made + 3 * sizeof made->row[0]);
    made->before = &b;
    for (int i = 0; i < 3; i++)
        made->row[i] = &a;
    seen = made->row[2];
    first = made->before;
    free(made);
    return *seen + *first;
}
