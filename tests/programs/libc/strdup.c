// expect: safe
// strdup, strndup: copies of one's own.
#include <stdio.h>
#include <string.h>
#include <stdlib.h>

int main(void) {
    char text[] = "copy";
    char *a = strdup(text), *b = strndup(text, 2), *c = strndup(text, 9);
    text[0] = 'X';
    printf("%s %s %s %s\n", text, a, b, c);
    free(a);
    free(b);
    free(c);
    return 0;
}
