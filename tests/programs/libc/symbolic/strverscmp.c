// expect: safe
// proves: strverscmp
// strverscmp of every two strings of up to 4 bytes: the sign.
#define _GNU_SOURCE
#include <string.h>
#include <threadbare.h>

static int is_digit(char c) { return c >= '0' && c <= '9'; }
static int sign(int n) { return (n > 0) - (n < 0); }

/* By the digits around the first difference. Zeroes in front of other digits make a fraction of them, of which more zeroes
 * are less; else they are numbers. */
static int reference(const char *a, const char *b) {
    int start = 0, m = 0, n = 0, p = 0, q = 0, i = 0;
    while (a[i] && a[i] == b[i])
        i++;
    for (start = i; start > 0 && is_digit(a[start - 1]);)
        start--;
    while (is_digit(a[start + m]))
        m++;
    while (is_digit(b[start + n]))
        n++;
    if (m == 0 || n == 0)
        return (unsigned char)a[i] - (unsigned char)b[i];
    while (p + 1 < m && a[start + p] == '0')
        p++;
    while (q + 1 < n && b[start + q] == '0')
        q++;
    if (p != q)
        return q - p;
    if (p == 0 && m != n)
        return m - n;
    return (unsigned char)a[i] - (unsigned char)b[i];
}

int main(void) {
    char a[5], b[5];
    tb_bytes(a, 4, "a");
    tb_bytes(b, 4, "b");
    a[4] = b[4] = 0;
    tb_assert(sign(strverscmp(a, b)) == sign(reference(a, b)));
    return 0;
}
