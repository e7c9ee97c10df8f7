// expect: safe
// fnmatch of every pattern of up to 2 bytes and some longer ones, and every string of up to 4 bytes.
#include <fnmatch.h>
#include <threadbare.h>

/* Patterns of plain characters, ? and *. */
static int reference(const char *pattern, const char *text) {
    if (!*pattern)
        return !*text;
    if (*pattern == '*')
        return reference(pattern + 1, text) || (*text && reference(pattern, text + 1));
    return *text && (*pattern == '?' || *pattern == *text) && reference(pattern + 1, text + 1);
}

int main(void) {
    char pattern[3], text[5];
    tb_bytes(pattern, 2, "pattern");
    tb_bytes(text, 4, "text");
    pattern[2] = text[4] = 0;
    tb_assume(pattern[0] != '[' && pattern[1] != '[' && pattern[0] != '\\' && pattern[1] != '\\');
    tb_assert(!fnmatch(pattern, text, 0) == reference(pattern, text));
    tb_assert(!fnmatch("a*b?", text, 0) == reference("a*b?", text));
    int ranged = text[0] >= 'a' && text[0] <= 'c' && text[1] != 'x' && text[1] && text[1] != ']' && !text[2];
    tb_assert(!fnmatch("[a-c][!x]]", text, 0) == (text[0] >= 'a' && text[0] <= 'c' && text[1] && text[1] != 'x' && text[2] == ']' && !text[3]));
    tb_assert(!fnmatch("[a-c][^]x]", text, 0) == ranged);
    tb_assert(!fnmatch("\\*", text, 0) == (text[0] == '*' && !text[1]));
    return 0;
}
