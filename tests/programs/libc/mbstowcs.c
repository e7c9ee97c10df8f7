// expect: safe
// mbstowcs, mbtowc, mbrtowc, mbsrtowcs, mblen, mbrlen, mbsinit: the C locale.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

int main(void) {
    wchar_t wide[8];
    const char *text = "abc";
    mbstate_t state;
    memset(&state, 0, sizeof state);
    printf("%zu\n", mbstowcs(wide, text, 8));
    printf("%zu\n", mbstowcs(NULL, text, 0));
    printf("%d %d %d\n", wide[0], wide[2], wide[3]);
    size_t length = mbstowcs(wide, "xyz", 2);
    printf("%zu %d\n", length, wide[2]);
    wchar_t c = 0;
    int count = mbtowc(&c, "q", 1);
    printf("%d %d\n", count, c);
    printf("%d\n", mbtowc(&c, "", 1));
    printf("%d %d\n", mblen("q", 1), mblen("", 1));
    printf("%zu %zu\n", mbrtowc(&c, "z", 1, &state), mbrtowc(&c, "z", 0, &state));
    printf("%zu %d\n", mbrlen("z", 1, &state), mbsinit(&state) != 0);
    const char *from = "hello";
    length = mbsrtowcs(wide, &from, 3, &state);
    printf("%zu %d\n", length, *from);
    length = mbsrtowcs(wide, &from, 8, &state);
    printf("%zu %d\n", length, from == NULL);
    return 0;
}
