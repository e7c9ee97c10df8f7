// expect: error use-after-free
// Where a local has been, an access is one after its end.
#include <threadbare.h>

static int *escape(void) {
    int gone[4] = {1, 2, 3, 4};
    int *volatile at = gone;
    return at;
}

int main(void) {
    int *old = escape();
    return old[tb_choose(4, "index")]; // ERROR use-after-free
}
