// expect: safe
// strcat and strncat of every two strings of up to 2 bytes.
#include <string.h>
#include <threadbare.h>


int main(void) {
    char a[6], b[3], before[3];
    tb_bytes(a, 2, "a");
    tb_bytes(b, 2, "b");
    a[2] = b[2] = 0;
    memcpy(before, a, 3);
    size_t first = strlen(a), second = strlen(b);
    strcat(a, b);
    tb_assert(strlen(a) == first + second);
    tb_assert(memcmp(a, before, first) == 0 && memcmp(a + first, b, second) == 0);
    memcpy(a, before, 3);
    strncat(a, b, 1);
    tb_assert(strlen(a) == first + (second ? 1 : 0));
    return 0;
}
