// expect: safe
// proves: strlen
// strlen of every string of up to 4 bytes.
#include <string.h>
#include <threadbare.h>

static size_t reference(const char *s) {
    size_t n = 0;
    while (s[n])
        n++;
    return n;
}

int main(void) {
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    tb_assert(strlen(text) == reference(text));
    return 0;
}
