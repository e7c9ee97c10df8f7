// expect: safe
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n"), m = tb_uint("m"), i = tb_uint("i");
    if (n == 0 || m > n)
        return 0;
    char *from = malloc(m), *to = malloc(n);
    memset(from, 7, m);
    memset(to, 1, n);
    memcpy(to, from, m);
    if (i < n)
        tb_assert(to[i] == (i < m ? 7 : 1));
    memmove(to, to + 1, n - 1);
    tb_assert(to[0] == (n == 1 ? (m ? 7 : 1) : m > 1 ? 7 : 1));
    free(from);
    free(to);
    return 0;
}
