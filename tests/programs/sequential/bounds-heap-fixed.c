// expect: safe
// executions: 4
// Room for the terminator: four lengths.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n");
    tb_assume(n >= 1 && n <= 4);
    char *copy = malloc(n + 1);
    if (!copy)
        return 0;
    for (unsigned i = 0; i < n; i++)
        copy[i] = 'x';
    copy[n] = 0;
    free(copy);
    return 0;
}
