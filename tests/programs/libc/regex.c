// expect: safe
// regcomp, regexec, regerror, regfree: extended and basic patterns, groups, flags, wrong patterns.
#include <regex.h>
#include <stdio.h>
#include <string.h>

static void match(const char *pattern, const char *text, int flags, int how) {
    regex_t regex;
    char message[64];
    int code = regcomp(&regex, pattern, flags);
    if (code) {
        size_t size = regerror(code, &regex, message, sizeof message);
        printf("%s: %d %s %zu\n", pattern, code, message, size);
        return;
    }
    regmatch_t found[5] = {{-2, -2}};
    code = regexec(&regex, text, 5, found, how);
    printf("%s on %s: %d %zu", pattern, text, code, regex.re_nsub);
    for (int i = 0; code == 0 && i < 5; i++)
        printf(" (%d,%d)", (int)found[i].rm_so, (int)found[i].rm_eo);
    puts("");
    regfree(&regex);
}

int main(void) {
    static const char *const extended[] = {
        "abc", "^a.c$", "(a|ab)(c|bcd)(d*)", "[0-9]+-[0-9]{2,3}", "([a-z]+)@([a-z]+)\\.com", "a*b?c+", "(a*)*", "(a|b)*c|d", "[^a-c]+",
        "[[:alpha:]_][[:alnum:]_]*", "x{0}y", "(ab){2}", "\\bab\\b", "\\w+\\W\\w+", "a||b", "()", "a{2,}", "[]a]+", "[a-]+", "(x)?y", "\\.",
        "(.)\\1", "^$", "a)b", "\\<b", "b\\>", "[[.a.]]b", "[[=b=]]", "\\Bb", "\\s\\S",
    };
    static const char *const texts[] = {"abcd", "ab 12-345 x_1", "me@home.com", "aaab", "xy]-.", "", "abab ab", "a)b"};
    for (unsigned i = 0; i < sizeof extended / sizeof extended[0]; i++)
        for (unsigned k = 0; k < sizeof texts / sizeof texts[0]; k++)
            match(extended[i], texts[k], REG_EXTENDED, 0);
    match("a\\(b\\)\\{2\\}c*", "abbcc", 0, 0);
    match("\\(a*\\)b\\1", "aabaa", 0, 0);
    match("*a^b$c", "*a^b$c", 0, 0);
    match("a\\|b\\+", "bbb", 0, 0);
    match("^*x", "*x", 0, 0);
    match("HeLLo [a-f]", "say hello F", REG_ICASE, 0);
    match("[[:upper:]]x", "ax", REG_ICASE, 0);
    match("^b.$", "a\nbc\nd", REG_EXTENDED | REG_NEWLINE, 0);
    match("a[^x]b", "a\nb", REG_NEWLINE, 0);
    match("^a", "a", 0, REG_NOTBOL);
    match("a$", "a", 0, REG_NOTEOL);
    match("(a)(b)", "ab", REG_EXTENDED | REG_NOSUB, REG_NOTBOL);
    static const char *const wrong[] = {"(a", "a[b", "a{1", "a{2,1}", "a{x}", "*a", "a\\", "[b-a]", "[[:none:]]", "(a)\\2", "a{99999}", "a|*b", "[", "a[^", "[[.", "[a[.b", "[[.ab.]]", "[[:al", "[[=a]"};
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        match(wrong[i], "", REG_EXTENDED, 0);
    match("a\\)", "", 0, 0);
    match("a\\{1", "", 0, 0);
    regex_t regex;
    regmatch_t part[1] = {{2, 5}};
    regcomp(&regex, "b+", REG_EXTENDED);
    printf("%d", regexec(&regex, "bbabbbbb", 1, part, REG_STARTEND));
    printf(" (%d,%d)\n", (int)part[0].rm_so, (int)part[0].rm_eo);
    regfree(&regex);
    char small[5];
    printf("%zu %s\n", regerror(REG_NOMATCH, NULL, small, sizeof small), small);
    return 0;
}
