// expect: error null-dereference
// flags: --entry get
// Null is tried where the program asks for it.
#include <stddef.h>

struct box {
    int value;
};

static int asked;

int get(struct box *b) {
    if (b == NULL)
        asked = 1;
#ifdef FIXED
    if (b == NULL)
        return 0;
#endif
    return b->value; // ERROR null-dereference
}
