// expect: safe
// snprintf, sprintf: cut, measured, exact.
#include <stdio.h>

int main(void) {
    char text[20];
    int size = snprintf(text, sizeof text, "%d-%s", 12, "ab");
    printf("%d [%s]\n", size, text);
    size = snprintf(text, 4, "%d", 123456);
    printf("%d [%s]\n", size, text);
    printf("%d\n", snprintf(NULL, 0, "%10d", 1));
    size = sprintf(text, "%05.1f|%x", 2.25, 48879);
    printf("%d [%s]\n", size, text);
    return 0;
}
