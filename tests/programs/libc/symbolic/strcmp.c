// expect: safe
// proves: strcmp
// strcmp of every two strings of up to 4 bytes: the sign.
#include <string.h>
#include <threadbare.h>

static int reference(const char *a, const char *b) {
    while (*a && *a == *b)
        a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}

static int sign(int n) {
    return (n > 0) - (n < 0);
}

int main(void) {
    char a[5], b[5];
    tb_bytes(a, 4, "a");
    tb_bytes(b, 4, "b");
    a[4] = b[4] = 0;
    tb_assert(sign(strcmp(a, b)) == sign(reference(a, b)));
    return 0;
}
