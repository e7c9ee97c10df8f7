// expect: safe
// proves: strncmp
// strncmp of every two strings of up to 4 bytes, with every limit: the sign.
#include <string.h>
#include <threadbare.h>

static int reference(const char *a, const char *b, size_t n) {
    while (n && *a && *a == *b)
        a++, b++, n--;
    return n ? (unsigned char)*a - (unsigned char)*b : 0;
}

static int sign(int n) {
    return (n > 0) - (n < 0);
}

int main(void) {
    char a[5], b[5];
    tb_bytes(a, 4, "a");
    tb_bytes(b, 4, "b");
    a[4] = b[4] = 0;
    size_t most = tb_choose(5, "most");
    tb_assert(sign(strncmp(a, b, most)) == sign(reference(a, b, most)));
    return 0;
}
