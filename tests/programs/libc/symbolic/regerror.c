// expect: safe
// proves: regerror
// regerror of every code, with and without enough room: the text, cut, and how much room it needs.
#include <regex.h>
#include <string.h>
#include <threadbare.h>

static const char *const texts[] = {"Success", "No match", "Invalid regular expression", "Invalid collation character", "Invalid character class name",
                                    "Trailing backslash", "Invalid back reference", "Unmatched [, [^, [:, [., or [=", "Unmatched ( or \\(", "Unmatched \\{",
                                    "Invalid content of \\{\\}", "Invalid range end", "Memory exhausted", "Invalid preceding regular expression",
                                    "Premature end of regular expression", "Regular expression too big", "Unmatched ) or \\)"};

int main(void) {
    int code = 0, chosen = (int)tb_choose(17, "code");
    size_t size = tb_choose(40, "size");
    while (code != chosen)
        code++;
    char found[41];
    memset(found, '-', 41);
    size_t length = strlen(texts[code]), copied = length < size ? length : size - 1;
    tb_assert(regerror(code, 0, found, size) == length + 1);
    if (size == 0)
        tb_assert(found[0] == '-');
    else
        tb_assert(memcmp(found, texts[code], copied) == 0 && found[copied] == 0 && found[copied + 1] == '-');
    return 0;
}
