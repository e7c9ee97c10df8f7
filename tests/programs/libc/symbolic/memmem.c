// expect: safe
// proves: memmem
// memmem of every range of up to 4 bytes in which one of up to 4 is sought.
#define _GNU_SOURCE
#include <string.h>
#include <threadbare.h>

int main(void) {
    char text[4], part[4], *found = 0;
    tb_bytes(text, 4, "text");
    tb_bytes(part, 4, "part");
    int size = (int)tb_choose(5, "size"), part_size = (int)tb_choose(5, "part_size");
    for (int at = size - part_size; at >= 0; at--) {
        int is_here = 1;
        for (int i = 0; i < part_size; i++)
            is_here &= text[at + i] == part[i];
        found = is_here ? text + at : found;
    }
    tb_assert(memmem(text, (size_t)size, part, (size_t)part_size) == found);
    return 0;
}
