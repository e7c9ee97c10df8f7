// expect: safe
// proves: strxfrm
// strxfrm of every string of up to 4 bytes and every size: in the C locale a copy.
#include <string.h>
#include <threadbare.h>

int main(void) {
    char text[5], to[5] = "....";
    tb_bytes(text, 4, "text");
    text[4] = 0;
    size_t size = tb_choose(6, "size"), length = 0;
    while (text[length])
        length++;
    tb_assert(strxfrm(to, text, size) == length);
    for (size_t i = 0; i < size && i <= length; i++)
        tb_assert(to[i] == text[i]);
    return 0;
}
