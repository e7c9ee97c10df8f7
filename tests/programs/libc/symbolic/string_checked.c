// expect: safe
// proves: __explicit_bzero_chk, __mempcpy_chk, __stpcpy_chk, __stpncpy_chk, __strcat_chk, __strcpy_chk, __strncat_chk, __strncpy_chk
// The checked strcpy, strncpy, stpcpy, stpncpy, strcat, strncat, mempcpy and explicit_bzero of every two strings of up to 4 bytes, with every limit.
#include <string.h>
#include <threadbare.h>

char *__strcpy_chk(char *to, const char *from, size_t room);
char *__strncpy_chk(char *to, const char *from, size_t size, size_t room);
char *__stpcpy_chk(char *to, const char *from, size_t room);
char *__stpncpy_chk(char *to, const char *from, size_t size, size_t room);
void *__mempcpy_chk(void *to, const void *from, size_t size, size_t room);
void __explicit_bzero_chk(void *to, size_t size, size_t room);
char *__strcat_chk(char *to, const char *from, size_t room);
char *__strncat_chk(char *to, const char *from, size_t size, size_t room);

static size_t length(const char *text) {
    size_t n = 0;
    while (text[n])
        n++;
    return n;
}

int main(void) {
    char a[5], b[5], to[10];
    tb_bytes(a, 4, "a");
    tb_bytes(b, 4, "b");
    a[4] = b[4] = 0;
    size_t most = tb_choose(5, "most"), m = length(a), n = length(b), k = n < most ? n : most;
    tb_assert(__strcpy_chk(to, a, 10) == to);
    for (size_t i = 0; i <= m; i++)
        tb_assert(to[i] == a[i]);
    tb_assert(__strcat_chk(to, b, 10) == to);
    for (size_t i = 0; i <= m + n; i++)
        tb_assert(to[i] == (i < m ? a[i] : b[i - m]));
    to[m] = 0;
    tb_assert(__strncat_chk(to, b, most, 10) == to);
    for (size_t i = 0; i <= m + k; i++)
        tb_assert(to[i] == (i < m ? a[i] : i < m + k ? b[i - m] : 0));
    tb_assert(__strncpy_chk(to, b, most, 10) == to);
    for (size_t i = 0; i < most; i++)
        tb_assert(to[i] == (i < n ? b[i] : 0));
    tb_assert(__stpcpy_chk(to, a, 10) == to + m && strcmp(to, a) == 0);
    tb_assert(__stpncpy_chk(to, b, most, 10) == to + k);
    for (size_t i = 0; i < most; i++)
        tb_assert(to[i] == (i < n ? b[i] : 0));
    tb_assert(__mempcpy_chk(to, a, most, 10) == to + most);
    for (size_t i = 0; i < most; i++)
        tb_assert(to[i] == a[i]);
    __explicit_bzero_chk(to, most, 10);
    for (size_t i = 0; i < most; i++)
        tb_assert(to[i] == 0);
    return 0;
}
