// expect: safe
// proves: regcomp, regexec
// full: -DLENGTH=4
// regcomp of every extended pattern of up to 3 bytes (4 in full) but those with brackets, braces and backslashes, and regexec
// of it and every string of up to 4 bytes: whether there is a match, and where the first and longest is.
#include <regex.h>
#include <threadbare.h>

#ifndef LENGTH
#define LENGTH 3
#endif

/* What a part of a pattern matches: from each place of the text, the set of places where it can end, as bits. Nothing of the text is decided. */
struct ways {
    unsigned from[5];
};

static char text[5], pattern[LENGTH + 1];
static const char *at;
static int is_text[5], depth, error;

static struct ways alternatives(void);

static struct ways nothing(void) {
    struct ways same;
    for (int i = 0; i < 5; i++)
        same.from[i] = 1u << i;
    return same;
}

static struct ways either(struct ways a, struct ways b) {
    for (int i = 0; i < 5; i++)
        a.from[i] |= b.from[i];
    return a;
}

static struct ways then(struct ways a, struct ways b) {
    struct ways both = {{0}};
    for (int i = 0; i < 5; i++)
        for (int k = i; k < 5; k++)
            both.from[i] |= (a.from[i] >> k & 1) * b.from[k];
    return both;
}

/* A byte, any byte, the start or the end. */
static struct ways single(int is_any, char c) {
    struct ways one = {{0}};
    for (int i = 0; i < 4; i++)
        one.from[i] = (unsigned)(is_text[i] & (is_any | text[i] == c)) << (i + 1);
    return one;
}

static struct ways piece(void) {
    struct ways found = {{0}};
    char c = *at++;
    if (c == '(') {
        depth++;
        found = alternatives();
        depth--;
        if (!error && *at != ')')
            error = REG_EPAREN;
        at += *at != 0;
    } else if (c == '*' || c == '+' || c == '?')
        error = REG_BADRPT;
    else if (c == '^')
        found.from[0] = 1;
    else if (c == '$')
        for (int i = 0; i < 5; i++)
            found.from[i] = (unsigned)(!is_text[i] & (i == 0 || is_text[i - 1])) << i;
    else
        found = single(c == '.', c);
    while (!error && (*at == '*' || *at == '+' || *at == '?')) {
        if (c == '^' || c == '$')
            error = REG_BADRPT;
        struct ways once = found;
        if (*at != '?')
            for (int i = 0; i < 4; i++)
                found = either(found, then(found, once));
        if (*at != '+')
            found = either(found, nothing());
        at++;
    }
    return found;
}

static struct ways alternatives(void) {
    struct ways all = {{0}};
    for (;;) {
        struct ways branch = nothing();
        while (!error && *at && *at != '|' && !(*at == ')' && depth))
            branch = then(branch, piece());
        all = either(all, branch);
        if (error || *at != '|')
            return all;
        at++;
    }
}

int main(void) {
    tb_bytes(text, 4, "text");
    tb_bytes(pattern, LENGTH, "pattern");
    for (int i = 0; i < LENGTH; i++)
        tb_assume((pattern[i] != '[') & (pattern[i] != '{') & (pattern[i] != '\\'));
    for (int i = 0; i < 4; i++)
        is_text[i] = (i == 0 || is_text[i - 1]) & (text[i] != 0);
    at = pattern;
    struct ways expected = alternatives();
    regex_t regex;
    regmatch_t found;
    int code = regcomp(&regex, pattern, REG_EXTENDED);
    tb_assert(code == error);
    if (code)
        return 0;
    int start = -1, end = -1;
    for (int i = 4; i >= 0; i--)
        for (int k = i; k < 5; k++) {
                int is_way = (int)(expected.from[i] >> k & 1) & (i == 0 || is_text[i - 1]);
                start += is_way * (i - start);
                end += is_way * (k - end);
            }
    code = regexec(&regex, text, 1, &found, 0);
    tb_assert(code == (start < 0) * REG_NOMATCH && (code || (found.rm_so == start && found.rm_eo == end)));
    regfree(&regex);
    return 0;
}
