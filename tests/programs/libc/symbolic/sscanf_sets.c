// expect: safe
// proves: __isoc99_sscanf
// sscanf %[ of every string of up to 4 bytes, with some sets: a range, all but some, brackets and hyphens in places where they stand for
// themselves; with a width; %n counts.
#include <stdio.h>
#include <threadbare.h>

static int is_in(int kind, unsigned char c) {
    switch (kind) {
    case 0:
        return c >= 'a' && c <= 'c';
    case 1:
        return c != ' ' && c != '\n';
    case 2:
        return c == ']' || c == '-';
    case 3:
        return c != ']' && c != 'x';
    default:
        return c >= '0' && c <= '9';
    }
}

int main(void) {
    static const char *const formats[] = {"%[a-c]%n", "%[^ \n]%n", "%[]-]%n", "%[^]x]%n", "%2[0-9]%n"};
    char text[5], word[5] = "----";
    tb_bytes(text, 4, "text");
    text[4] = 0;
    int taken = -1, length = 0, kind = 0, chosen = (int)tb_choose(5, "kind");
    while (kind != chosen)
        kind++;
    int found = sscanf(text, formats[kind], word, &taken);
    while (length < (kind == 4 ? 2 : 4) && text[length] && is_in(kind, (unsigned char)text[length]))
        length++;
    tb_assert(found == (length ? 1 : text[0] ? 0 : -1) && taken == (length ? length : -1));
    for (int i = 0; i < length; i++)
        tb_assert(word[i] == text[i]);
    tb_assert(word[length] == (length ? 0 : '-'));
    return 0;
}
