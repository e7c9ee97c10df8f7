// expect: safe
// points-to: found = {heap:10}
// A tree that the library keeps.
#include <search.h>
#include <stdlib.h>
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static void *root;
static int *found;
int main(void) {
    int *made = malloc(sizeof *made);
    *made = 3;
    tsearch(made, &root, compare);
    int wanted = 3;
    found = *(int **)tfind(&wanted, &root, compare);
    return *found - 3;
}
