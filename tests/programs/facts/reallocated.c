// expect: safe
// points-to: all = {heap:10, heap:8}
// points-to: seen = {a}
// A larger object with what was in the smaller one.
#include <stdlib.h>
static int a, **all, *seen;
int main(void) {
    all = malloc(sizeof *all);
    all[0] = &a;
    all = realloc(all, 4 * sizeof *all);
    seen = all[0];
    free(all);
    return *seen;
}
