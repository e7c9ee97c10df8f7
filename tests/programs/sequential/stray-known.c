// expect: error out-of-bounds
// The same with an index that no input chooses, by way of a pointer that is kept in memory and moved in two steps.
#include <stdlib.h>
#include <threadbare.h>

struct item {
    char pad[24];
    int value;
};

int main(void) {
    struct item *items = calloc(2, sizeof *items), *others = calloc(2, sizeof *others), *volatile kept;
    kept = items + 2;
    kept++;
    int value = kept->value; // ERROR out-of-bounds
    free(items);
    free(others);
    return value;
}
