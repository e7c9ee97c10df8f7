// expect: safe
// proves: memcmp
// memcmp of every two ranges of up to 4 bytes: the sign.
#include <string.h>
#include <threadbare.h>

static int reference(const unsigned char *a, const unsigned char *b, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

int main(void) {
    unsigned char a[4], b[4];
    tb_bytes(a, 4, "a");
    tb_bytes(b, 4, "b");
    size_t size = tb_choose(5, "size");
    int found = memcmp(a, b, size);
    tb_assert((found > 0) - (found < 0) == reference(a, b, size));
    return 0;
}
