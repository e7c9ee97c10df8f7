// expect: safe
// As putenv-freed.c, but the value is looked at before the text is freed.
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *text = strdup("NAME=1");
    if (!text)
        return 0;
    putenv(text);
    char *value = getenv("NAME");
    unsetenv("NAME");
    int is_two = *value == '2';
    free(text);
    return is_two;
}
