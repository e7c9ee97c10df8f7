// expect: error null-dereference
// executions: 3
// No machine has as many bytes as can be asked for: `malloc` may say no.
// natively: it depends on how much memory the system has to give.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    size_t n = tb_ulong("n");
    if (n == 0)
        return 0;
    char *all = malloc(n);
    all[0] = 1; // ERROR null-dereference
    free(all);
    return 0;
}
