// expect: safe
// strcspn and strpbrk of every string of up to 4 bytes and every set of up to 2.
#include <string.h>
#include <threadbare.h>

int main(void) {
    char text[5], set[3];
    tb_bytes(text, 4, "text");
    tb_bytes(set, 2, "set");
    text[4] = set[2] = 0;
    size_t length = 0;
    for (; text[length]; length++) {
        int is_in = 0;
        for (const char *s = set; *s; s++)
            is_in |= *s == text[length];
        if (is_in)
            break;
    }
    tb_assert(strcspn(text, set) == length);
    tb_assert(strpbrk(text, set) == (text[length] ? text + length : 0));
    return 0;
}
