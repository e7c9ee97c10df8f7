// expect: error assertion
// inputs: p = 0, q = 0
// Two pointers that may be the same: what is written through one is read through the other.
#include <assert.h>
#include <threadbare.h>

static void written(int *p, int *q) {
    *p = 0;
    *q = 1;
    assert(*p != 1); // ERROR assertion
}

int main(void) {
    int cells[2];
    written(&cells[tb_choose(2, "p")], &cells[tb_choose(2, "q")]);
    return 0;
}
