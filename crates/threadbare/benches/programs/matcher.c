// A matcher of regular expressions with ^ $ . *, of which eight bytes are symbolic and the text is not. Expressions
// that are not ended are read beyond their end.
#include <threadbare.h>

#define N 8

static int match_here(const char *e, const char *text);

static int match_star(int c, const char *e, const char *text) {
    do {
        if (match_here(e, text))
            return 1;
    } while (*text != 0 && (*text++ == c || c == '.'));
    return 0;
}

static int match_here(const char *e, const char *text) {
    if (e[0] == 0)
        return 0;
    if (e[1] == '*')
        return match_star(e[0], e + 2, text);
    if (e[0] == '$' && e[1] == 0)
        return *text == 0;
    if (*text != 0 && (e[0] == '.' || e[0] == *text))
        return match_here(e + 1, text + 1);
    return 0;
}

static int match(const char *e, const char *text) {
    if (e[0] == '^')
        return match_here(e + 1, text);
    do
        if (match_here(e, text))
            return 1;
    while (*text++ != 0);
    return 0;
}

int main(void) {
    char e[N];
    tb_bytes(e, sizeof e, "e");
    return match(e, "hello");
}
