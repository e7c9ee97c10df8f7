// expect: safe
// proves: btowc, mblen, mbrlen, mbrtowc, mbtowc, wcrtomb, wctob, wctomb
// mblen, mbtowc, mbrtowc, mbrlen, wctomb, wcrtomb, btowc, wctob of every byte and every wide character: in the C locale a byte below 128 is a
// character, and no other is.
#define __NO_INLINE__ 1
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>
#include <wchar.h>

int main(void) {
    char text[5], back[8];
    wchar_t wide = 77;
    tb_bytes(text, 4, "text");
    text[4] = 0;
    mbstate_t state;
    memset(&state, 0, sizeof state);
    int valid = text[0] >= 0, taken = text[0] != 0;
    tb_assert(mblen(text, 4) == (valid ? taken : -1));
    tb_assert(mbtowc(&wide, text, 4) == (valid ? taken : -1) && (!valid || wide == text[0]));
    tb_assert(mbrtowc(&wide, text, 4, &state) == (valid ? (size_t)taken : (size_t)-1));
    memset(&state, 0, sizeof state);
    tb_assert(mbrlen(text, 4, &state) == (valid ? (size_t)taken : (size_t)-1));
    tb_assert(btowc((unsigned char)text[0]) == (valid ? (wint_t)text[0] : WEOF));
    wchar_t c = tb_int("c");
    valid = c >= 0 && c < 128;
    tb_assert(wctob((wint_t)c) == (valid ? c : -1));
    tb_assert(wctomb(back, c) == (valid ? 1 : -1) && (!valid || back[0] == c));
    memset(&state, 0, sizeof state);
    tb_assert(wcrtomb(back, c, &state) == (valid ? 1 : (size_t)-1));
    return 0;
}
