// expect: error use-after-free
// putenv keeps the text itself, and does not copy it: what getenv returned is gone when the text is freed.
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *text = strdup("NAME=1");
    if (!text)
        return 0;
    putenv(text);
    char *value = getenv("NAME");
    unsetenv("NAME");
    free(text);
    return *value == '2'; // ERROR use-after-free
}
