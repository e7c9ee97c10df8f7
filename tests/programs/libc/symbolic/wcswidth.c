// expect: safe
// proves: mbsinit, wcswidth, wcwidth
// wcwidth of every character, wcswidth of every string of up to 4 characters with every limit, and mbsinit of the states that the
// functions on characters of the C locale leave behind.
#define _GNU_SOURCE
#include <string.h>
#include <threadbare.h>
#include <wchar.h>

int main(void) {
    wchar_t text[5];
    tb_bytes(text, 4 * sizeof *text, "text");
    text[4] = 0;
    tb_assert(wcwidth(text[0]) == (text[0] == 0 ? 0 : text[0] >= ' ' && text[0] <= '~' ? 1 : -1));
    size_t most = tb_choose(6, "most");
    int width = 0;
    for (size_t i = 0; i < most && text[i] && width >= 0; i++)
        width = text[i] >= ' ' && text[i] <= '~' ? width + 1 : -1;
    tb_assert(wcswidth(text, most) == width);

    char bytes[4];
    wchar_t wide;
    mbstate_t state;
    tb_bytes(bytes, 4, "bytes");
    memset(&state, 0, sizeof state);
    tb_assert(mbsinit(0) && mbsinit(&state));
    for (int i = 0; i < 4; i++) {
        size_t taken = mbrtowc(&wide, bytes + i, 1, &state);
        tb_assert(taken == (bytes[i] < 0 ? (size_t)-1 : bytes[i] > 0) && mbsinit(&state));
    }
    return 0;
}
