// expect: safe
// proves: memchr
// memchr of every 4 bytes and every byte.
#include <string.h>
#include <threadbare.h>

static const char *reference(const char *s, char c, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (s[i] == c)
            return s + i;
    return 0;
}

int main(void) {
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    char c = tb_char("c");
    tb_assert(memchr(text, c, 4) == reference(text, c, 4));
    return 0;
}
