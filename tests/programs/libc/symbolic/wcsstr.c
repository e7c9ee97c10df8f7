// expect: safe
// proves: wcsstr
// wcsstr of every string of up to 4 characters in which one of up to 4 is sought.
#include <threadbare.h>
#include <wchar.h>

/* Where the part is first, or -1; without decisions. */
static int reference(const wchar_t *text, const wchar_t *part) {
    int found = -1;
    for (int at = 4; at >= 0; at--) {
        int is_here = 1, is_over = 0;
        for (int i = 0; i < at; i++)
            is_here &= text[i] != 0;
        for (int i = 0; i < 4; i++) {
            is_over |= part[i] == 0;
            is_here &= is_over | (at + i < 4 && text[at + i] == part[i]);
        }
        found = is_here ? at : found;
    }
    return found;
}

int main(void) {
    wchar_t text[5], part[5];
    tb_bytes(text, 4 * sizeof *text, "text");
    tb_bytes(part, 4 * sizeof *part, "part");
    text[4] = part[4] = 0;
    int at = reference(text, part);
    wchar_t *found = wcsstr(text, part);
    tb_assert(found ? found - text == at : at == -1);
    return 0;
}
