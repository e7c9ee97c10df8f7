// expect: safe
// asprintf, vasprintf: an allocated text.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char *text;
    printf("%d", asprintf(&text, "%s/%d", "path", 7));
    printf(" %s\n", text);
    free(text);
    return 0;
}
