// expect: safe
// proves: strstr
// strstr of every string of up to 4 bytes in which one of up to 4 is sought. The reference decides nothing: the cases are the
// model's.
#include <string.h>
#include <threadbare.h>

/* Where the part is first, or -1. */
static int reference(const char *text, const char *part) {
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
    char text[5], part[5];
    tb_bytes(text, 4, "text");
    tb_bytes(part, 4, "part");
    text[4] = part[4] = 0;
    int at = reference(text, part);
    char *found = strstr(text, part);
    tb_assert(found ? found - text == at : at == -1);
    return 0;
}
