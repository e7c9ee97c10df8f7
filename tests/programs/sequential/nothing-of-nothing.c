// expect: safe
// Functions that are asked for no byte look at none, wherever they are sent: behind an end, or to null where the length
// is zero. The length and the pointers depend on inputs.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>
#include <unistd.h>

static int by_byte(const void *a, const void *b) { return *(const char *)a - *(const char *)b; }

int main(void) {
    unsigned which = tb_choose(11, "which"), len = tb_choose(3, "len");
    char room[2] = {'b', 'a'}, other[2] = {'b', 'b'};
    char *place = len ? room : which % 2 ? NULL : room + 2;
    switch (which) {
    case 0:
        memset(place, 'c', len);
        tb_assert(room[0] == (len ? 'c' : 'b'));
        break;
    case 1:
        tb_assert(!memcmp(place, other, len) == (len < 2));
        break;
    case 2:
        tb_assert(!memchr(place, 'b', len) == (len == 0));
        break;
    case 3:
        tb_assert(strncmp(place, other, len) == (len < 2 ? 0 : -1) || len == 2);
        break;
    case 4:
        strncpy(place, "cd", len);
        tb_assert(room[0] == (len ? 'c' : 'b'));
        break;
    case 5:
        tb_assert(strnlen(place, len) == len);
        break;
    case 6:
        qsort(place, len, 1, by_byte);
        tb_assert(room[0] == (len == 2 ? 'a' : 'b'));
        break;
    case 7:
        tb_assert(fwrite(place, 1, len, stdout) == len);
        break;
    case 8:
        tb_assert(write(1, place, len) == (ssize_t)len);
        break;
    case 9:
        tb_assert(snprintf(place, len, "e") == 1);
        tb_assert(room[0] == (len == 2 ? 'e' : len == 1 ? 0 : 'b'));
        break;
    default:
        tb_assert(!memmem(place, len, "b", 1) == (len == 0));
        tb_assert(memmem(other, 2, place, 0) == other);
    }
    return 0;
}
