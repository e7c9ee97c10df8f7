// expect: safe
// proves: fnmatch
// fnmatch with each class of characters, alone and left out, with a collating element and an equivalence of one character, and with what is
// none; any byte behind the bracket, and every string of up to 4 bytes.
#include "reference/fnmatch.h"
#include <string.h>

static const char *const names[] = {"[:alnum:]", "[:alpha:]", "[:blank:]", "[:cntrl:]", "[:digit:]", "[:graph:]", "[:lower:]", "[:print:]", "[:punct:]",
                                    "[:space:]", "[:upper:]", "[:xdigit:]", "[.k.]", "[=k=]", "[.k.]-m", "x[:digit:]", "[:vowel:]", "[.dot.]"};

/* Without decisions. */

static int between(unsigned char c, int low, int high) { return (c >= low) & (c <= high); }

static int is_member(int kind, unsigned char c) {
    int upper = between(c, 'A', 'Z'), lower = between(c, 'a', 'z'), digit = between(c, '0', '9');
    switch (kind) {
    case 0:
        return upper | lower | digit;
    case 1:
        return upper | lower;
    case 2:
        return (c == ' ') | (c == '\t');
    case 3:
        return between(c, 0, 31) | (c == 127);
    case 4:
        return digit;
    case 5:
        return between(c, 33, 126);
    case 6:
        return lower;
    case 7:
        return between(c, 32, 126);
    case 8:
        return between(c, 33, 126) & !(upper | lower | digit);
    case 9:
        return (c == ' ') | between(c, 9, 13);
    case 10:
        return upper;
    case 11:
        return digit | between(c, 'a', 'f') | between(c, 'A', 'F');
    case 12:
    case 13:
        return c == 'k';
    case 14:
        return between(c, 'k', 'm');
    default:
        return digit | (c == 'x');
    }
}

int main(void) {
    char pattern[24] = "[", text[5], behind[2] = {0};
    tb_bytes(text, 4, "text");
    tb_bytes(behind, 1, "behind");
    text[4] = 0;
    int kind = 0, chosen = (int)tb_choose(sizeof names / sizeof *names, "class"), is_inverted = tb_bool("is_inverted");
    while (kind != chosen)
        kind++;
    if (is_inverted)
        strcat(pattern, "!");
    strcat(pattern, names[kind]);
    strcat(pattern, "]");
    strcat(pattern, behind);
    int is_first = kind < 16 && (text[0] != 0 & is_member(kind, (unsigned char)text[0]) != is_inverted);
    /* The element behind it has a text that is a byte shorter. */
    char rest[5] = {text[1], text[2], text[3], 0, 0};
    tb_assert(!fnmatch(pattern, text, 0) == (is_first && matches(behind, rest, 0)));
    return 0;
}
