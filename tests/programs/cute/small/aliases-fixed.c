// expect: safe
// As `aliases.c`, with the case of one cell apart.
#include <assert.h>
#include <threadbare.h>

static void written(int *p, int *q) {
    *p = 0;
    *q = 1;
    assert(*p != 1 || p == q);
}

int main(void) {
    int cells[2];
    written(&cells[tb_choose(2, "p")], &cells[tb_choose(2, "q")]);
    return 0;
}
