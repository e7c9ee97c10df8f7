// expect: safe
// strtok and strtok_r of every string of up to 4 bytes: the tokens between commas.
#include <string.h>
#include <threadbare.h>

/* The token that begins at or behind a place, and where to go on. */
static char *reference(char *at, char **rest) {
    while (*at == ',')
        at++;
    if (!*at) {
        *rest = at;
        return 0;
    }
    char *end = at;
    while (*end && *end != ',')
        end++;
    *rest = *end ? end + 1 : end;
    *end = 0;
    return at;
}

int main(void) {
    char a[5], b[5], c[5], *rest, *save;
    tb_bytes(a, 4, "text");
    a[4] = 0;
    memcpy(b, a, 5);
    memcpy(c, a, 5);
    char *expected = reference(a, &rest), *token = strtok(b, ","), *other = strtok_r(c, ",", &save);
    for (int i = 0; i < 3; i++) {
        tb_assert(token == (expected ? b + (expected - a) : 0));
        tb_assert(other == (expected ? c + (expected - a) : 0));
        if (!expected)
            break;
        tb_assert(strcmp(token, expected) == 0 && strcmp(other, expected) == 0);
        expected = reference(rest, &rest);
        token = strtok(0, ",");
        other = strtok_r(0, ",", &save);
    }
    return 0;
}
