// expect: safe
// strstr of every string of up to 4 bytes in which one of up to 2 is sought.
#include <string.h>
#include <threadbare.h>

static const char *reference(const char *s, const char *part) {
    for (;; s++) {
        size_t i = 0;
        while (part[i] && s[i] == part[i])
            i++;
        if (!part[i])
            return s;
        if (!*s)
            return 0;
    }
}

int main(void) {
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    char part[3];
    tb_bytes(part, 2, "part");
    part[2] = 0;
    tb_assert(strstr(text, part) == reference(text, part));
    return 0;
}
