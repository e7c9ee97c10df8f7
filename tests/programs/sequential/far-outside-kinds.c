// expect: error out-of-bounds
// Wherever an index leads, in a known or an unknown direction, it leads outside of what is indexed: a global, the heap, a
// local, a structure; read and written.
#include <stdlib.h>
#include <threadbare.h>

static int table[4];

struct pair {
    int first, second[3];
};

int main(void) {
    long far = tb_choose(2, "far") ? 1L << 33 : -(1L << 33);
    int *heap = malloc(16), local[4] = {0};
    struct pair pairs[2] = {{0}};
    switch (tb_choose(4, "what")) {
    case 0:
        return table[far];          // ERROR out-of-bounds
    case 1:
        heap[far] = 1;              // ERROR out-of-bounds
        break;
    case 2:
        return local[far + 1];      // ERROR out-of-bounds
    default:
        pairs[far].second[1] = 2;   // ERROR out-of-bounds
    }
    free(heap);
    return 0;
}
