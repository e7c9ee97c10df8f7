// expect: safe
// points-to: seen = {heap:7[]}
// The same where memory has no type.
#include <stdlib.h>
static int **seen, a;
int main(void) {
    int **all = malloc(4 * sizeof *all), **at = all;
    for (int i = 0; i < 4; i++)
        *at++ = &a;
    seen = at - 1;
    int found = **seen;
    free(all);
    return found;
}
