// expect: safe
// memset, bzero, explicit_bzero.
#include <stdio.h>
#include <string.h>
#include <strings.h>

int main(void) {
    char text[12];
    memset(text, 'x', sizeof text);
    text[11] = 0;
    puts(text);
    memset(text + 2, 0x100 + 'y', 3);
    puts(text);
    bzero(text + 4, 2);
    printf("%zu\n", strlen(text));
    explicit_bzero(text, 1);
    printf("%zu %d\n", strlen(text), text[6]);
    return 0;
}
