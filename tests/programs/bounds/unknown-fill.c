// Much memory is filled with a byte that nobody knows, in one call, again and again.
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

int main(void) {
    size_t size = 100u << 20;
    char *all = malloc(size);
    if (!all)
        return 1;
    for (;;) {
        memset(all, tb_char("byte"), size);
        unsigned at = tb_uint("at");
        tb_assume(at < size);
        if (all[at] != all[0])
            return 0;
    }
}
