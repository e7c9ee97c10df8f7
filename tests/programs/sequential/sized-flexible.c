// expect: error out-of-bounds
// A structure with as many elements behind it as an input says, and a header that was forgotten.
#include <stdlib.h>
#include <threadbare.h>

struct list {
    unsigned long count;
    int all[];
};

int main(void) {
    unsigned n = tb_uint("n");
    struct list *list = malloc(n * sizeof list->all[0] + 4);
    list->count = n; // ERROR out-of-bounds
    free(list);
    return 0;
}
