// expect: safe
// strtol in base 0 of every string of up to 4 bytes that begins with a digit; atol, strtoimax agree in base 10.
#include <inttypes.h>
#include <stdlib.h>
#include <threadbare.h>

static int digit(int c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
}

int main(void) {
    char text[5], *end;
    tb_bytes(text, 4, "text");
    text[4] = 0;
    tb_assume(text[0] >= '0' && text[0] <= '9');
    int base = text[0] != '0' ? 10 : (text[1] | 32) == 'x' && digit(text[2]) < 16 ? 16 : 8;
    const char *s = text + (base == 16 ? 2 : 0);
    long n = 0;
    for (; digit(*s) < base; s++)
        n = n * base + digit(*s);
    tb_assert(strtol(text, &end, 0) == n && end == s);
    tb_assert(atol(text) == strtoimax(text, 0, 10));
    return 0;
}
