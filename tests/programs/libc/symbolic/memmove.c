// expect: safe
// proves: memmove
// memmove by every distance, of every length.
#include <string.h>
#include <threadbare.h>


int main(void) {
    char text[6] = "abcdef", copy[6];
    unsigned from = tb_choose(4, "from"), to = tb_choose(4, "to"), size = tb_choose(3, "size");
    memcpy(copy, text, 6);
    memmove(text + to, text + from, size);
    for (unsigned i = 0; i < 6; i++)
        tb_assert(text[i] == (i >= to && i < to + size ? copy[from + i - to] : copy[i]));
    return 0;
}
