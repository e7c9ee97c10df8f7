// expect: safe
// proves: fnmatch
// fnmatch of every pattern of up to 4 bytes and every string of up to 4 bytes, without flags; and of a longer pattern.
#include "reference/fnmatch.h"

int main(void) {
    char pattern[5], text[5];
    tb_bytes(pattern, 4, "pattern");
    tb_bytes(text, 4, "text");
    pattern[4] = text[4] = 0;
    const char *sought = tb_choose(2, "is_long") ? "[a-c]*[^x-z]" : pattern;
    tb_assert(!fnmatch(sought, text, 0) == matches(sought, text, 0));
    return 0;
}
