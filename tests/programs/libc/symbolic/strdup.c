// expect: safe
// proves: strdup
// strdup and memcpy of every string of up to 4 bytes.
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

int main(void) {
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    char *copy = strdup(text);
    int i = 0;
    do
        tb_assert(copy[i] == text[i]);
    while (text[i++]);
    free(copy);
    return 0;
}
