// expect: safe
// memset, bzero, mempcpy, memccpy of every byte and every length up to 4.
#define _GNU_SOURCE
#include <string.h>
#include <strings.h>
#include <threadbare.h>

int main(void) {
    char c = tb_char("c"), text[4], copy[5] = "....", room[5] = "----";
    unsigned char n = tb_uchar("n");
    tb_assume(n <= 4);
    tb_bytes(text, 4, "text");
    tb_assert(memset(room, c, n) == room);
    for (int i = 0; i < 4; i++)
        tb_assert(room[i] == (i < n ? c : '-'));
    bzero(room, n);
    for (int i = 0; i < 4; i++)
        tb_assert(room[i] == (i < n ? 0 : '-'));
    tb_assert(mempcpy(room, text, n) == room + n);
    char *end = memccpy(copy, text, c, n);
    int taken = 0;
    while (taken < n && text[taken] != c)
        taken++;
    tb_assert(end == (taken < n ? copy + taken + 1 : 0));
    return 0;
}
