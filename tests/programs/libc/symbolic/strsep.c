// expect: safe
// strsep of every string of up to 4 bytes: empty fields count.
#define _GNU_SOURCE
#include <string.h>
#include <threadbare.h>

int main(void) {
    char text[5], copy[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    memcpy(copy, text, 5);
    char *at = text, *rest = copy;
    for (int i = 0; i < 5; i++) {
        char *field = strsep(&rest, ":");
        tb_assert(field == (at ? copy + (at - text) : 0));
        if (!at)
            break;
        char *end = at;
        while (*end && *end != ':')
            end++;
        at = *end ? end + 1 : 0;
        *end = 0;
        tb_assert(strcmp(field, text + (field - copy)) == 0);
    }
    return 0;
}
