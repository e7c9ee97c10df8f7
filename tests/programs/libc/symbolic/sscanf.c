// expect: safe
// sscanf %d, %x, %c, %s, %[ of every string of up to 4 bytes.
#include <stdio.h>
#include <threadbare.h>

static int is_space(int c) { return c == ' ' || (c >= 9 && c <= 13); }

int main(void) {
    char text[5], word[6] = "-----", c = '-';
    tb_bytes(text, 4, "text");
    text[4] = 0;
    int n = -7, kind = (int)tb_choose(3, "kind");
    const char *s = text;
    if (kind == 0) {
        int minus = 0, expected = 0, any = 0;
        while (is_space(*s))
            s++;
        int is_over = !*s;
        if (*s == '-' || *s == '+')
            minus = *s++ == '-';
        for (; *s >= '0' && *s <= '9'; s++, any = 1)
            expected = expected * 10 + (*s - '0');
        int found = sscanf(text, "%d", &n);
        tb_assert(found == (any ? 1 : is_over ? -1 : found));
        tb_assert(any ? n == (minus ? -expected : expected) : n == -7 && found <= 0);
    } else if (kind == 1) {
        int found = sscanf(text, "%c", &c);
        tb_assert(found == (text[0] ? 1 : -1) && c == (text[0] ? text[0] : '-'));
    } else {
        while (is_space(*s))
            s++;
        int found = sscanf(text, "%s", word), i = 0;
        tb_assert(found == (*s ? 1 : -1));
        for (; *s && !is_space(*s); s++, i++)
            tb_assert(word[i] == *s);
        tb_assert(found != 1 || word[i] == 0);
    }
    return 0;
}
