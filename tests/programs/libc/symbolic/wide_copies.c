// expect: safe
// proves: wcpcpy, wcscat, wcscpy, wcsdup, wcsncat, wcsncpy, wmemcpy, wmemmove, wmemset
// wcscpy, wcpcpy, wcsncpy, wcscat, wcsncat, wcsdup, wmemcpy, wmemmove, wmemset of every two strings of up to 4 characters.
#define _GNU_SOURCE
#include <stdlib.h>
#include <threadbare.h>
#include <wchar.h>

static size_t length(const wchar_t *text) {
    size_t n = 0;
    while (text[n])
        n++;
    return n;
}

int main(void) {
    wchar_t a[5], b[5], to[10];
    tb_bytes(a, 4 * sizeof *a, "a");
    tb_bytes(b, 4 * sizeof *b, "b");
    a[4] = b[4] = 0;
    size_t most = tb_choose(5, "most"), m = length(a), n = length(b), k = n < most ? n : most;
    tb_assert(wcscpy(to, a) == to && wcpcpy(to, a) == to + m);
    for (size_t i = 0; i <= m; i++)
        tb_assert(to[i] == a[i]);
    tb_assert(wcscat(to, b) == to);
    for (size_t i = 0; i <= m + n; i++)
        tb_assert(to[i] == (i < m ? a[i] : b[i - m]));
    to[m] = 0;
    tb_assert(wcsncat(to, b, most) == to);
    for (size_t i = 0; i <= m + k; i++)
        tb_assert(to[i] == (i < m ? a[i] : i < m + k ? b[i - m] : 0));
    tb_assert(wcsncpy(to, b, most) == to);
    for (size_t i = 0; i < most; i++)
        tb_assert(to[i] == (i < n ? b[i] : 0));
    wchar_t *copy = wcsdup(b);
    for (size_t i = 0; i <= n; i++)
        tb_assert(copy[i] == b[i]);
    free(copy);
    tb_assert(wmemcpy(to, a, 4) == to && wmemmove(to + 2, to, most) == to + 2);
    for (size_t i = 0; i < most; i++)
        tb_assert(to[i + 2] == a[i]);
    tb_assert(wmemset(to, b[0], most) == to);
    for (size_t i = 0; i < most; i++)
        tb_assert(to[i] == b[0]);
    return 0;
}
