// expect: safe
// memmove, bcopy: ranges that overlap, both ways.
#include <stdio.h>
#include <string.h>
#include <strings.h>

int main(void) {
    char text[] = "0123456789";
    memmove(text + 2, text, 5);
    puts(text);
    memmove(text, text + 3, 6);
    puts(text);
    bcopy(text, text + 1, 4);
    puts(text);
    return 0;
}
