// expect: safe
// strcat, strncat.
#include <stdio.h>
#include <string.h>

int main(void) {
    char to[20] = "ab";
    strcat(to, "cd");
    strcat(to, "");
    puts(to);
    strncat(to, "efghij", 3);
    puts(to);
    strncat(to, "k", 10);
    puts(to);
    return 0;
}
