// expect: safe
// proves: strchr, strrchr
// strchr and strrchr of every string of up to 4 bytes and every byte.
#include <string.h>
#include <threadbare.h>

static const char *first(const char *s, char c) {
    for (;; s++) {
        if (*s == c)
            return s;
        if (!*s)
            return 0;
    }
}

static const char *last(const char *s, char c) {
    const char *found = 0;
    for (;; s++) {
        if (*s == c)
            found = s;
        if (!*s)
            return found;
    }
}

int main(void) {
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    char c = tb_char("c");
    tb_assert(strchr(text, c) == first(text, c));
    tb_assert(strrchr(text, c) == last(text, c));
    return 0;
}
