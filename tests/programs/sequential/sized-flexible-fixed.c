// expect: safe
#include <stdlib.h>
#include <threadbare.h>

struct list {
    unsigned long count;
    int all[];
};

int main(void) {
    unsigned n = tb_uint("n"), i = tb_uint("i");
    struct list *list = malloc(sizeof *list + n * sizeof list->all[0]);
    list->count = n;
    if (i < list->count)
        list->all[i] = 1;
    tb_assert(list->count == n);
    free(list);
    return 0;
}
