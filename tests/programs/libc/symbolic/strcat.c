// expect: safe
// proves: strcat, strncat
// strcat and strncat of every two strings of up to 4 bytes.
#include <string.h>
#include <threadbare.h>


int main(void) {
    char a[10], b[5], before[5];
    tb_bytes(a, 4, "a");
    tb_bytes(b, 4, "b");
    a[4] = b[4] = 0;
    memcpy(before, a, 5);
    size_t first = strlen(a), second = strlen(b);
    strcat(a, b);
    tb_assert(strlen(a) == first + second);
    tb_assert(memcmp(a, before, first) == 0 && memcmp(a + first, b, second) == 0);
    memcpy(a, before, 5);
    strncat(a, b, 1);
    tb_assert(strlen(a) == first + (second ? 1 : 0));
    return 0;
}
