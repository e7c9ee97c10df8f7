// expect: safe
// strncasecmp and strcoll of every two strings of up to 2 bytes: the sign.
#include <string.h>
#include <strings.h>
#include <threadbare.h>

static int lower(unsigned char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }
static int sign(int n) { return (n > 0) - (n < 0); }

int main(void) {
    char a[3], b[3];
    tb_bytes(a, 2, "a");
    tb_bytes(b, 2, "b");
    a[2] = b[2] = 0;
    int expected = lower((unsigned char)a[0]) - lower((unsigned char)b[0]);
    tb_assert(sign(strncasecmp(a, b, 1)) == sign(expected));
    if (expected == 0 && a[0])
        expected = lower((unsigned char)a[1]) - lower((unsigned char)b[1]);
    tb_assert(sign(strncasecmp(a, b, 2)) == sign(expected));
    tb_assert(sign(strcoll(a, b)) == sign(strcmp(a, b)));
    return 0;
}
