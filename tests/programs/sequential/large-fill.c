// expect: safe
// Memory of several pages that is filled with a byte that can be anything, from the middle of one page to the middle of another: all
// of it is that byte, what is beside it stays, and what is written into one page later is not seen in others.
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

int main(void) {
    size_t size = 5 * 4096;
    unsigned char *all = calloc(size, 1);
    if (!all)
        return 0;
    unsigned char byte = tb_uchar("byte");
    memset(all + 100, byte, size - 200);
    assert(all[99] == 0 && all[size - 100] == 0);
    assert(all[100] == byte && all[4096] == byte && all[2 * 4096 + 17] == byte && all[size - 101] == byte);
    all[4096 + 5] = 1;
    assert(all[2 * 4096 + 5] == byte && all[3 * 4096 + 5] == byte && all[4096 + 4] == byte);
    assert(all[4096 + 5] == 1);
    free(all);
    return 0;
}
