// expect: safe
// proves: atoi
// atoi of every string of up to 4 bytes.
#define __NO_INLINE__ 1
#include <stdlib.h>
#include <threadbare.h>

static int reference(const char *s) {
    int n = 0, minus = 0;
    while (*s == ' ' || (*s >= 9 && *s <= 13))
        s++;
    if (*s == '-' || *s == '+')
        minus = *s++ == '-';
    while (*s >= '0' && *s <= '9')
        n = n * 10 + (*s++ - '0');
    return minus ? -n : n;
}

int main(void) {
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    tb_assert(atoi(text) == reference(text));
    return 0;
}
