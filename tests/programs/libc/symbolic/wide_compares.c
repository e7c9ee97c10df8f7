// expect: safe
// proves: wcscasecmp, wcscmp, wcscoll, wcsncasecmp, wcsncmp, wmemcmp
// wcscmp, wcsncmp, wcscoll, wmemcmp, wcscasecmp, wcsncasecmp of every two strings of up to 4 characters, with
// every limit: the sign, and of those that fold case the difference, which has no sign where characters are too far apart.
#define _GNU_SOURCE
#include <threadbare.h>
#include <wchar.h>

static int lower(wchar_t c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }
static int sign(int n) { return (n > 0) - (n < 0); }

static int compare(const wchar_t *a, const wchar_t *b, size_t n, int fold) {
    for (size_t i = 0; i < n; i++) {
        wchar_t x = fold ? lower(a[i]) : a[i], y = fold ? lower(b[i]) : b[i];
        if (x != y)
            return fold ? (int)((unsigned)x - (unsigned)y) : x < y ? -1 : 1;
        if (!x)
            return 0;
    }
    return 0;
}

int main(void) {
    wchar_t a[5], b[5];
    tb_bytes(a, 4 * sizeof *a, "a");
    tb_bytes(b, 4 * sizeof *b, "b");
    a[4] = b[4] = 0;
    size_t most = tb_choose(5, "most");
    int memory = 0, what = tb_choose(6, "what");
    switch (what) {
    case 0:
        tb_assert(sign(wcscmp(a, b)) == compare(a, b, 5, 0));
        break;
    case 1:
        tb_assert(sign(wcsncmp(a, b, most)) == compare(a, b, most, 0));
        break;
    case 2:
        for (size_t i = most; i-- > 0;)
            memory = a[i] < b[i] ? -1 : a[i] > b[i] ? 1 : memory;
        tb_assert(sign(wmemcmp(a, b, most)) == memory);
        break;
    case 3:
        tb_assert(sign(wcscoll(a, b)) == compare(a, b, 5, 0));
        break;
    case 4:
        tb_assert(wcscasecmp(a, b) == compare(a, b, 5, 1));
        break;
    default:
        tb_assert(wcsncasecmp(a, b, most) == compare(a, b, most, 1));
    }
    return 0;
}
