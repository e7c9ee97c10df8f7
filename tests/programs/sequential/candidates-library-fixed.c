// expect: safe
// The repaired twin: every candidate is a good one.
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

static int one(void) { return 1; }
static int two(void) { return 2; }

int main(void) {
    unsigned way = tb_choose(4, "way"), which = tb_choose(2, "which");
    char *heap = malloc(4), local[4] = "xyz";
    strcpy(heap, "ab");
    if (way == 0) {
        char *texts[2] = {heap, local};
        tb_assert(strlen(texts[which]) == 2 + which);
    } else if (way == 1) {
        char *places[2] = {local, heap};
        memcpy(places[which], "q", 2);
        tb_assert((heap[0] == 'q') + (local[0] == 'q') == 1);
    } else if (way == 2) {
        char *blocks[2] = {NULL, heap};
        free(blocks[which]);
        return 0;
    } else {
        int (*functions[2])(void) = {one, two};
        tb_assert(functions[which]() == 1 + (int)which);
    }
    free(heap);
    return 0;
}
