// expect: safe
// proves: memrchr, rawmemchr
// memrchr and rawmemchr of every 4 bytes and every byte.
#define _GNU_SOURCE
#include <string.h>
#include <threadbare.h>

int main(void) {
    char text[5], c = tb_char("c");
    tb_bytes(text, 4, "text");
    text[4] = c;
    char *last = 0, *first = 0;
    for (int i = 0; i < 4; i++)
        if (text[i] == c)
            last = text + i;
    for (int i = 4; i >= 0; i--)
        if (text[i] == c)
            first = text + i;
    tb_assert(memrchr(text, c, 4) == last);
    tb_assert(rawmemchr(text, c) == first);
    return 0;
}
