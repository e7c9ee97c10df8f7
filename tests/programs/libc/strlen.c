// expect: safe
// strlen, strnlen.
#include <stdio.h>
#include <string.h>

int main(void) {
    char text[8] = "four";
    printf("%zu %zu %zu\n", strlen(text), strlen(""), strlen(text + 2));
    printf("%zu %zu %zu\n", strnlen(text, 3), strnlen(text, 9), strnlen(text, 0));
    return 0;
}
