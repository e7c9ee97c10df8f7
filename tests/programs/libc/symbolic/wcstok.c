// expect: safe
// wcstok of every string of up to 4 characters: the tokens between commas.
#include <threadbare.h>
#include <wchar.h>

int main(void) {
    wchar_t text[5], copy[5], *rest;
    tb_bytes(text, 4 * sizeof *text, "text");
    text[4] = 0;
    wmemcpy(copy, text, 5);
    int at = 0;
    for (wchar_t *token = wcstok(copy, L",", &rest);; token = wcstok(0, L",", &rest)) {
        while (text[at] == ',')
            at++;
        if (!text[at]) {
            tb_assert(!token);
            return 0;
        }
        tb_assert(token == copy + at);
        for (; text[at] && text[at] != ','; at++)
            tb_assert(copy[at] == text[at]);
        tb_assert(copy[at] == 0);
    }
}
