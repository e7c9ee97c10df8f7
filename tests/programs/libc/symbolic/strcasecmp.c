// expect: safe
// proves: strcasecmp
// strcasecmp of every two strings of up to 4 bytes: the sign.
#include <string.h>
#include <strings.h>
#include <threadbare.h>

static int small(int c) {
    return c >= 'A' && c <= 'Z' ? c + 32 : c;
}

static int reference(const char *a, const char *b) {
    while (*a && small((unsigned char)*a) == small((unsigned char)*b))
        a++, b++;
    return small((unsigned char)*a) - small((unsigned char)*b);
}

static int sign(int n) {
    return (n > 0) - (n < 0);
}

int main(void) {
    char a[5], b[5];
    tb_bytes(a, 4, "a");
    tb_bytes(b, 4, "b");
    a[4] = b[4] = 0;
    tb_assert(sign(strcasecmp(a, b)) == sign(reference(a, b)));
    return 0;
}
