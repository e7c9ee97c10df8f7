// expect: safe
// proves: __isoc99_sscanf
// sscanf %c, %3c, %s, %2s of every string of up to 4 bytes, and text and white space of a format: what was taken, and how much.
#include <stdio.h>
#include <string.h>
#include <threadbare.h>

static int is_space(char c) { return c == ' ' || (c >= 9 && c <= 13); }

int main(void) {
    char text[5], word[6] = "-----";
    tb_bytes(text, 4, "text");
    text[4] = 0;
    int taken = -1, kind = (int)tb_choose(5, "kind"), length = 0, size = 0;
    const char *s = text;
    if (kind < 2) {
        int most = kind ? 3 : 1;
        while (length < most && text[length])
            length++;
        /* Fewer than the width are stored, but do not match; older glibc counts them. */
        int is_cut = length && length < most;
        tb_assert(sscanf(text, kind ? "%3c%n" : "%c%n", word, &taken) == (is_cut ? 0 : length ? 1 : -1));
        tb_assert(taken == (length == most ? length : -1) && memcmp(word, text, (size_t)length) == 0);
        tb_assert(strcmp(word + length, &"-----"[length]) == 0);
        return is_cut ? 77 : 0;
    }
    if (kind < 4) {
        int most = kind == 2 ? 5 : 2;
        while (is_space(*s))
            s++;
        while (length < most && s[length] && !is_space(s[length]))
            length++;
        tb_assert(sscanf(text, kind == 2 ? "%s%n" : "%2s%n", word, &taken) == (length ? 1 : -1));
        tb_assert(taken == (length ? s + length - text : -1) && memcmp(word, s, (size_t)length) == 0);
        tb_assert(length == 0 ? strcmp(word, "-----") == 0 : word[length] == 0);
        return 0;
    }
    /* White space of a format stands for any; %% skips it, too. */
    int found = sscanf(text, "a %%%c", word);
    size = text[0] == 'a';
    while (size && is_space(text[size]))
        size++;
    int is_percent = size && text[size] == '%';
    tb_assert(found == (is_percent && text[size + 1] ? 1 : !text[0] || (size && !text[size]) || is_percent ? -1 : 0));
    tb_assert(word[0] == (is_percent && text[size + 1] ? text[size + 1] : '-'));
    return 0;
}
