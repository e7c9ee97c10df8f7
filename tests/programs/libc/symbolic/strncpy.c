// expect: safe
// proves: stpcpy, stpncpy, strncat, strncpy, strndup
// strncpy, stpncpy, stpcpy, strncat, strndup of every string of up to 4 bytes and every length up to 4.
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

int main(void) {
    char text[5], room[8] = "-------", other[8] = "-------", joined[9] = "ab";
    unsigned char n = tb_uchar("n");
    tb_assume(n <= 4);
    tb_bytes(text, 4, "text");
    text[4] = 0;
    size_t length = 0;
    while (text[length])
        length++;
    tb_assert(strncpy(room, text, n) == room);
    for (size_t i = 0; i < 7; i++)
        tb_assert(room[i] == (i >= n ? '-' : i < length ? text[i] : 0));
    tb_assert(stpncpy(other, text, n) == other + (length < n ? length : n));
    tb_assert(stpcpy(other, text) == other + length);
    size_t taken = length < n ? length : n;
    strncat(joined, text, n);
    tb_assert(joined[2 + taken] == 0);
    for (size_t i = 0; i < taken; i++)
        tb_assert(joined[2 + i] == text[i]);
    char *copy = strndup(text, n);
    tb_assert(strlen(copy) == taken && memcmp(copy, text, taken) == 0);
    free(copy);
    return 0;
}
