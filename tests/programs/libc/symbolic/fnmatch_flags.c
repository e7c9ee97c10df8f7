// expect: safe
// proves: fnmatch
// full: -DLENGTH=4
// fnmatch of every pattern of up to 3 bytes (4 in full) and every string of up to 4 bytes, with each flag, with those of paths and with all of them.
#include "reference/fnmatch.h"

#ifndef LENGTH
#define LENGTH 3
#endif

int main(void) {
    static const int all[] = {FNM_NOESCAPE, FNM_PATHNAME, FNM_PERIOD, FNM_LEADING_DIR, FNM_CASEFOLD, FNM_PATHNAME | FNM_PERIOD, 31};
    char pattern[LENGTH + 1], text[5];
    tb_bytes(pattern, LENGTH, "pattern");
    tb_bytes(text, 4, "text");
    pattern[LENGTH] = text[4] = 0;
    int kind = 0, chosen = (int)tb_choose(sizeof all / sizeof *all, "flags"), is_escaped = 0;
    while (kind != chosen)
        kind++;
    tb_assert(!fnmatch(pattern, text, all[kind]) == matches(pattern, text, all[kind]));
    /* For glibc, an escaped slash behind a star is none, nor does a period behind one begin a name. */
    for (int i = 0; i < LENGTH - 1; i++)
        is_escaped |= pattern[i] == '\\' & pattern[i + 1] == '/';
    return (all[kind] & FNM_PATHNAME) && is_escaped ? 77 : 0;
}
