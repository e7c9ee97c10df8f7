// expect: safe
// proves: index, rindex, strchrnul, strrchr
// strrchr, rindex, index and strchrnul of every string of up to 4 bytes and every byte.
#define _GNU_SOURCE
#include <string.h>
#include <strings.h>
#include <threadbare.h>

int main(void) {
    char text[5], c = tb_char("c");
    tb_bytes(text, 4, "text");
    text[4] = 0;
    int length = 0, first = -1, last = -1;
    while (text[length])
        length++;
    for (int i = 0; i <= length; i++)
        if (text[i] == c) {
            last = i;
            if (first < 0)
                first = i;
        }
    tb_assert(strrchr(text, c) == (last < 0 ? 0 : text + last));
    tb_assert(rindex(text, c) == (last < 0 ? 0 : text + last));
    tb_assert(index(text, c) == (first < 0 ? 0 : text + first));
    tb_assert(strchrnul(text, c) == text + (first < 0 ? length : first));
    return 0;
}
