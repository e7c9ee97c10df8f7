// expect: safe
// proves: strcoll, strncasecmp
// strncasecmp and strcoll of every two strings of up to 4 bytes, with every limit: the sign.
#include <string.h>
#include <strings.h>
#include <threadbare.h>

static int lower(unsigned char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }
static int sign(int n) { return (n > 0) - (n < 0); }

static int reference(const char *a, const char *b, size_t n) {
    while (n && *a && lower((unsigned char)*a) == lower((unsigned char)*b))
        a++, b++, n--;
    return n ? lower((unsigned char)*a) - lower((unsigned char)*b) : 0;
}

int main(void) {
    char a[5], b[5];
    tb_bytes(a, 4, "a");
    tb_bytes(b, 4, "b");
    a[4] = b[4] = 0;
    size_t most = tb_choose(5, "most");
    tb_assert(sign(strncasecmp(a, b, most)) == sign(reference(a, b, most)));
    tb_assert(sign(strcoll(a, b)) == sign(strcmp(a, b)));
    return 0;
}
