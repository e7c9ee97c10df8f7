// expect: safe
// strcasestr of every string of up to 4 bytes and every letter or digit.
#define _GNU_SOURCE
#include <string.h>
#include <threadbare.h>

static int lower(unsigned char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }

int main(void) {
    char text[5], part[2];
    tb_bytes(text, 4, "text");
    part[0] = tb_char("part");
    text[4] = part[1] = 0;
    char *found = 0, *at = text;
    for (;; at++) {
        if (!part[0] || (*at && lower((unsigned char)*at) == lower((unsigned char)part[0]))) {
            found = at;
            break;
        }
        if (!*at)
            break;
    }
    tb_assert(strcasestr(text, part) == found);
    return 0;
}
