// expect: safe
// proves: stpcpy, strcpy, strncpy
// strcpy, stpcpy, strncpy of every string of up to 4 bytes.
#include <string.h>
#include <threadbare.h>


int main(void) {
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    char to[6];
    memset(to, 'z', sizeof to);
    size_t size = strlen(text);
    tb_assert(stpcpy(to, text) == to + size);
    for (size_t i = 0; i <= size; i++)
        tb_assert(to[i] == text[i]);
    tb_assert(size == 4 || to[size + 1] == 'z');
    strncpy(to, text, 5);
    for (size_t i = 0; i < 5; i++)
        tb_assert(to[i] == (i < size ? text[i] : 0));
    tb_assert(to[5] == 'z');
    tb_assert(strcpy(to, text) == to && strcmp(to, text) == 0);
    return 0;
}
