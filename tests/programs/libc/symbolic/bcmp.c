// expect: safe
// proves: __memcpy_chk, __memmove_chk, __memset_chk, bcmp, bcopy, explicit_bzero, swab
// bcmp, bcopy, explicit_bzero, swab and the checked memcpy, memmove, memset of every 4 bytes and every length up to 4.
#define _GNU_SOURCE
#include <string.h>
#include <strings.h>
#include <threadbare.h>
#include <unistd.h>

void *__memcpy_chk(void *to, const void *from, size_t size, size_t room);
void *__memmove_chk(void *to, const void *from, size_t size, size_t room);
void *__memset_chk(void *to, int c, size_t size, size_t room);

/* The compiler knows another way to do what these do. */
static void (*plain_bcopy)(const void *from, void *to, size_t size) = bcopy;

int main(void) {
    unsigned char a[4], b[4], to[5] = "....", other[5] = "....";
    tb_bytes(a, 4, "a");
    tb_bytes(b, 4, "b");
    size_t size = tb_choose(5, "size");
    int same = 1;
    for (size_t i = 0; i < size; i++)
        same &= a[i] == b[i];
    tb_assert(!bcmp(a, b, size) == same);
    plain_bcopy(a, to, size);
    tb_assert(__memcpy_chk(other, a, size, 5) == other);
    for (size_t i = 0; i < 5; i++)
        tb_assert(to[i] == (i < size ? a[i] : i < 4 ? '.' : 0) && to[i] == other[i]);
    tb_assert(__memset_chk(to, b[0], size, 5) == to);
    for (size_t i = 0; i < 4; i++)
        tb_assert(to[i] == (i < size ? b[0] : '.'));
    explicit_bzero(to, size);
    for (size_t i = 0; i < 4; i++)
        tb_assert(to[i] == (i < size ? 0 : '.'));
    swab(a, to, (ssize_t)size);
    for (size_t i = 0; i < size / 2 * 2; i++)
        tb_assert(to[i] == a[i ^ 1]);
    unsigned char moved[6];
    memcpy(moved, a, 4);
    tb_assert(__memmove_chk(moved + 2, moved, size, 4) == moved + 2);
    for (size_t i = 0; i < size; i++)
        tb_assert(moved[i + 2] == a[i]);
    return 0;
}
