// expect: safe
// snprintf, sprintf: cut, measured, exact.
#include <stdio.h>

int main(void) {
    char text[20];
    printf("%d [%s]\n", snprintf(text, sizeof text, "%d-%s", 12, "ab"), text);
    printf("%d [%s]\n", snprintf(text, 4, "%d", 123456), text);
    printf("%d\n", snprintf(NULL, 0, "%10d", 1));
    printf("%d [%s]\n", sprintf(text, "%05.1f|%x", 2.25, 48879), text);
    return 0;
}
