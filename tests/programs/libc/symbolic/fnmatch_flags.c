// expect: safe
// proves: fnmatch
// fnmatch of every pattern of up to 4 bytes and every string of up to 4 bytes, with each flag, with those of paths and with all of them.
#include "reference/fnmatch.h"

int main(void) {
    static const int all[] = {FNM_NOESCAPE, FNM_PATHNAME, FNM_PERIOD, FNM_LEADING_DIR, FNM_CASEFOLD, FNM_PATHNAME | FNM_PERIOD, 31};
    char pattern[5], text[5];
    tb_bytes(pattern, 4, "pattern");
    tb_bytes(text, 4, "text");
    pattern[4] = text[4] = 0;
    int kind = 0, chosen = (int)tb_choose(sizeof all / sizeof *all, "flags"), is_escaped = 0;
    while (kind != chosen)
        kind++;
    tb_assert(!fnmatch(pattern, text, all[kind]) == matches(pattern, text, all[kind]));
    /* For glibc, an escaped slash behind a star is none, nor does a period behind one begin a name. */
    for (int i = 0; i < 3; i++)
        is_escaped |= pattern[i] == '\\' & pattern[i + 1] == '/';
    return (all[kind] & FNM_PATHNAME) && is_escaped ? 77 : 0;
}
