// expect: safe
// points-to: first = {heap:10}
// points-to: second = {heap:11}
// Memory is named after the line that allocates it.
#include <stdlib.h>

static int *first, *second;

int main(void) {
    first = malloc(sizeof *first);
    second = malloc(sizeof *second);
    *first = *second = 1;
    free(first);
    free(second);
    return 0;
}
