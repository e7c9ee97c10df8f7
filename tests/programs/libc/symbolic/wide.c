// expect: safe
// proves: mbsrtowcs, mbstowcs, wcsrtombs, wcstombs
// mbstowcs, mbsrtowcs of every string of up to 4 bytes and wcstombs, wcsrtombs of every string of up to 4 wide characters, with every limit and without a
// place to go to: how many, which, and where it stopped. In the C locale a byte below 128 is a character, and no other is.
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>
#include <wchar.h>

int main(void) {
    char text[5], bytes[6];
    wchar_t wide[5], characters[6];
    tb_bytes(text, 4, "text");
    tb_bytes(wide, 4 * sizeof *wide, "wide");
    text[4] = wide[4] = 0;
    size_t most = tb_choose(6, "most"), length = 0, limit;
    int is_counted = tb_bool("is_counted"), is_wide = tb_bool("is_wide"), is_wrong = 0;
    mbstate_t state;
    memset(&state, 0, sizeof state);
    /* Up to the limit, the end, or what is no character. */
    limit = is_counted ? 5 : most;
    for (; length < limit && (is_wide ? wide[length] : text[length]); length++) {
        is_wrong = is_wide ? wide[length] < 0 || wide[length] >= 128 : text[length] < 0;
        if (is_wrong)
            break;
    }
    int is_end = !is_wrong && length < limit;
    size_t result = is_wrong ? (size_t)-1 : length;
    errno = 0;
    if (is_wide) {
        const wchar_t *from = wide;
        tb_assert(wcstombs(is_counted ? 0 : bytes, wide, most) == result && errno == (is_wrong ? EILSEQ : 0));
        tb_assert(wcsrtombs(is_counted ? 0 : bytes, &from, most, &state) == result);
        tb_assert(from == (is_counted ? wide : is_end ? 0 : wide + length));
        for (size_t i = 0; i < length + (size_t)is_end && !is_counted; i++)
            tb_assert(bytes[i] == wide[i]);
    } else {
        const char *from = text;
        tb_assert(mbstowcs(is_counted ? 0 : characters, text, most) == result && errno == (is_wrong ? EILSEQ : 0));
        tb_assert(mbsrtowcs(is_counted ? 0 : characters, &from, most, &state) == result);
        tb_assert(from == (is_counted ? text : is_end ? 0 : text + length));
        for (size_t i = 0; i < length + (size_t)is_end && !is_counted; i++)
            tb_assert(characters[i] == text[i]);
    }
    return 0;
}
