// expect: safe
// proves: bzero, memccpy, memcpy, mempcpy, memset
// memset, memcpy, bzero, mempcpy, memccpy of every byte and every length up to 4.
#define _GNU_SOURCE
#include <string.h>
#include <strings.h>
#include <threadbare.h>

/* The compiler knows another way to do what these do. */
static void (*plain_bzero)(void *to, size_t size) = bzero;
static void *(*plain_mempcpy)(void *to, const void *from, size_t size) = mempcpy;

int main(void) {
    char c = tb_char("c"), text[4], copy[5] = "....", room[5] = "----";
    unsigned char n = tb_uchar("n");
    tb_assume(n <= 4);
    tb_bytes(text, 4, "text");
    tb_assert(memset(room, c, n) == room);
    for (int i = 0; i < 4; i++)
        tb_assert(room[i] == (i < n ? c : '-'));
    plain_bzero(room, n);
    for (int i = 0; i < 4; i++)
        tb_assert(room[i] == (i < n ? 0 : '-'));
    tb_assert(plain_mempcpy(room, text, n) == room + n);
    for (int i = 0; i < 4; i++)
        tb_assert(room[i] == (i < n ? text[i] : '-'));
    memset(room, '-', 4);
    tb_assert(memcpy(room, text, n) == room);
    for (int i = 0; i < 4; i++)
        tb_assert(room[i] == (i < n ? text[i] : '-'));
    char *end = memccpy(copy, text, c, n);
    int taken = 0;
    while (taken < n && text[taken] != c)
        taken++;
    tb_assert(end == (taken < n ? copy + taken + 1 : 0));
    for (int i = 0; i < 4; i++)
        tb_assert(copy[i] == (i <= taken && i < n ? text[i] : '.'));
    return 0;
}
