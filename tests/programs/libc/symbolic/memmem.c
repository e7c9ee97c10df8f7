// expect: safe
// memmem of every 4 bytes and every 2 bytes.
#define _GNU_SOURCE
#include <string.h>
#include <threadbare.h>

int main(void) {
    char text[4], part[2];
    tb_bytes(text, 4, "text");
    tb_bytes(part, 2, "part");
    char *found = 0;
    for (int i = 2; i >= 0; i--)
        if (text[i] == part[0] && text[i + 1] == part[1])
            found = text + i;
    tb_assert(memmem(text, 4, part, 2) == found);
    return 0;
}
