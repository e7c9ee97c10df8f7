// expect: safe
// proves: __xpg_strerror_r, setlocale, strerror, strerror_r, strsignal
// strerror, strerror_r, __xpg_strerror_r and strsignal of every number; setlocale of every name of up to 4 bytes.
#define _GNU_SOURCE
#include "reference/messages.h"
#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <threadbare.h>

int __xpg_strerror_r(int code, char *to, size_t size);

/* One of the numbers below a limit, or any other. */
static int known(int n, int limit) {
    for (int k = 0; k < limit; k++)
        if (k == n)
            return k;
    return n;
}

int main(void) {
    char expected[64], made[64];
    int kind = (int)tb_choose(5, "function"), code = tb_int("code");
    if (kind == 4) {
        tb_bytes(made, 4, "name");
        made[4] = 0;
        const char *found = setlocale(LC_ALL, made);
        int is_c = !made[0] || (made[0] == 'C' && !made[1]);
        tb_assert(is_c ? strcmp(found, "C") == 0 : !found);
        return 0;
    }
    if (kind == 3) {
        code = known(code, 66);
        if (code > 0 && code < 32)
            strcpy(expected, signals[code]);
        else
            sprintf(expected, code >= 34 && code <= 64 ? "Real-time signal %d" : "Unknown signal %d", code >= 34 && code <= 64 ? code - 34 : code);
        tb_assert(strcmp(strsignal(code), expected) == 0);
        return 0;
    }
    code = known(code, 134);
    int is_known = code >= 0 && code < 134 && errors[code];
    if (is_known)
        strcpy(expected, errors[code]);
    else
        sprintf(expected, "Unknown error %d", code);
    size_t length = strlen(expected);
    if (kind == 0)
        tb_assert(strcmp(strerror(code), expected) == 0);
    else if (kind == 1) {
        char *found = strerror_r(code, made, sizeof made);
        tb_assert((found == made) == !is_known && strcmp(found, expected) == 0);
    } else {
        tb_assert(__xpg_strerror_r(code, made, length + 1) == (is_known ? 0 : EINVAL) && strcmp(made, expected) == 0);
        memset(made, '-', sizeof made);
        tb_assert(__xpg_strerror_r(code, made, length) == (is_known ? ERANGE : EINVAL));
        tb_assert(memcmp(made, expected, length - 1) == 0 && made[length - 1] == 0 && made[length] == '-');
    }
    return 0;
}
