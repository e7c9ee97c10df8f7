// expect: safe
// proves: strlcat, strlcpy
// strlcpy and strlcat of every string of up to 4 bytes and every size up to 4.
#include <string.h>
#include <threadbare.h>
extern size_t strlcpy(char *to, const char *from, size_t size), strlcat(char *to, const char *from, size_t size);

int main(void) {
    char text[5], room[6] = "-----", joined[6] = "a";
    unsigned char n = tb_uchar("n");
    tb_assume(n <= 4);
    tb_bytes(text, 4, "text");
    text[4] = 0;
    size_t length = 0;
    while (text[length])
        length++;
    tb_assert(strlcpy(room, text, n) == length);
    size_t kept = n == 0 ? 0 : length < n ? length : n - 1u;
    tb_assert(memcmp(room, text, kept) == 0 && (n == 0 ? room[0] == '-' : room[kept] == 0));
    tb_assert(strlcat(joined, text, n) == length + (n < 1 ? 0 : 1));
    return 0;
}
