// expect: safe
// fnmatch: stars, brackets, ranges, classes, escapes, paths, hidden files.
#define _GNU_SOURCE
#include <fnmatch.h>
#include <stdio.h>

int main(void) {
    const char *patterns[] = {"*", "*.c", "a?c", "[a-c]x", "[!a-c]x", "a\\*c", "*/b", "a*b*c", "[]x]", "", "a[", "*x", "a\\", "[a-", "[[-", "[+-\\.]x", "[[:digit:]]", "[![:alpha:]_]*", "[[:upper:][:digit:]x]", "[[=a=]b]x", "[[.a.]-c]x", "[x[:space:]]", "[[:vowel:]a]x", "[[.", "[[.]", "[b[.ab.]]x", "[[[=", "[[=]x"};
    const char *texts[] = {"", "a.c", "abc", "bx", "zx", "a*c", "d/b", "aXbYc", "]", ".x", "a[", "x", "a\\", "[a-", "[[-", "5", "A", "ax", " ", "[[.", "[[[=", "=x"};
    int flags[] = {0, FNM_PATHNAME, FNM_PERIOD, FNM_NOESCAPE, FNM_CASEFOLD};
    for (unsigned f = 0; f < 5; f++)
        for (unsigned p = 0; p < sizeof patterns / sizeof *patterns; p++) {
            for (unsigned t = 0; t < sizeof texts / sizeof *texts; t++)
                putchar(fnmatch(patterns[p], texts[t], flags[f]) == 0 ? '1' : '0');
            putchar('\n');
        }
    return 0;
}
