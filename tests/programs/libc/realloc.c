// expect: safe
// realloc, reallocarray: contents are kept, growing and shrinking.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *text = realloc(NULL, 4);
    strcpy(text, "abc");
    text = realloc(text, 100);
    strcat(text, "defghi");
    puts(text);
    text = realloc(text, 5);
    text[4] = 0;
    puts(text);
    text = reallocarray(text, 10, 3);
    puts(text);
    free(text);
    return 0;
}
