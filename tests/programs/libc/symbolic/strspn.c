// expect: safe
// strspn, strcspn, strpbrk of every string of up to 4 bytes and every set of up to 2.
#include <string.h>
#include <threadbare.h>

static int member(char c, const char *set) {
    for (; *set; set++)
        if (*set == c)
            return 1;
    return 0;
}

static size_t reference(const char *s, const char *set, int in) {
    size_t n = 0;
    while (s[n] && member(s[n], set) == in)
        n++;
    return n;
}

int main(void) {
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    char set[3];
    tb_bytes(set, 2, "set");
    set[2] = 0;
    tb_assert(strspn(text, set) == reference(text, set, 1));
    size_t without = reference(text, set, 0);
    tb_assert(strcspn(text, set) == without);
    tb_assert(strpbrk(text, set) == (text[without] ? text + without : 0));
    return 0;
}
