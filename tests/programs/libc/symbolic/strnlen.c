// expect: safe
// proves: strnlen
// strnlen of every string of up to 4 bytes, with every limit.
#include <string.h>
#include <threadbare.h>

static size_t reference(const char *s, size_t most) {
    size_t n = 0;
    while (n < most && s[n])
        n++;
    return n;
}

int main(void) {
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    size_t most = tb_choose(6, "most");
    tb_assert(strnlen(text, most) == reference(text, most));
    return 0;
}
