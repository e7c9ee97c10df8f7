// expect: safe
// sscanf %x and %[ of every string of up to 4 bytes; %n counts.
#include <stdio.h>
#include <threadbare.h>

int main(void) {
    char text[5], word[5] = "----";
    tb_bytes(text, 4, "text");
    text[4] = 0;
    int taken = -1, i = 0;
    int found = sscanf(text, "%[a-c]%n", word, &taken);
    while (text[i] >= 'a' && text[i] <= 'c')
        i++;
    tb_assert(found == (i ? 1 : text[0] ? 0 : -1));
    tb_assert(taken == (i ? i : -1) && (i == 0 || word[i] == 0));
    unsigned n = 77;
    if (text[0] >= '1' && text[0] <= '9' && !text[1])
        tb_assert(sscanf(text, "%x", &n) == 1 && n == (unsigned)(text[0] - '0'));
    return 0;
}
