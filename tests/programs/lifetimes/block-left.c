// expect: error use-after-free
// A block can be left in many ways. Inputs say which: after each of them its local is gone.
#include <threadbare.h>

static int *kept;

static int leave(unsigned how) {
    for (;;) {
        int inside = 3;
        kept = &inside;
        switch (how) {
        case 0:
            break;
        case 1:
            goto out;
        case 2:
            if (kept)
                break;
            continue;
        default:
            return 1;
        }
        break;
    }
out:
    return *kept; // ERROR use-after-free
}

int main(void) {
    unsigned how = tb_uint("how");
    tb_assume(how < 4);
    int found = leave(how);
    return found + *kept; // ERROR use-after-free
}
