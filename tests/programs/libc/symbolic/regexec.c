// expect: safe
// proves: regcomp, regexec
// regexec of some patterns and every string of up to 4 bytes: whether, and where.
#include <regex.h>
#include <threadbare.h>

static int is_digit(char c) { return c >= '0' && c <= '9'; }

int main(void) {
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    regex_t regex;
    regmatch_t found[2];
    int length = 0, start = 0, end;
    while (text[length])
        length++;

    tb_assert(regcomp(&regex, "[0-9]+", REG_EXTENDED) == 0);
    while (text[start] && !is_digit(text[start]))
        start++;
    for (end = start; is_digit(text[end]);)
        end++;
    int code = regexec(&regex, text, 1, found, 0);
    tb_assert(code == (start == end ? REG_NOMATCH : 0));
    tb_assert(code || (found[0].rm_so == start && found[0].rm_eo == end));
    regfree(&regex);

    tb_assert(regcomp(&regex, "^a(b|.c)$", REG_EXTENDED) == 0);
    int first = length == 2 && text[0] == 'a' && text[1] == 'b', second = length == 3 && text[0] == 'a' && text[2] == 'c';
    code = regexec(&regex, text, 2, found, 0);
    tb_assert(!code == (first || second));
    tb_assert(code || (found[1].rm_so == 1 && found[1].rm_eo == length));
    regfree(&regex);
    return 0;
}
