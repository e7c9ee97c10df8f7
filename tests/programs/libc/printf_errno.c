// expect: safe
// printf's %m: the text of errno, in a field, cut short, between other conversions.
#include <errno.h>
#include <stdio.h>

int main(void) {
    errno = ENOENT;
    printf("%d: %m, %s\n", 1, "and on");
    errno = EINVAL;
    printf("[%20m] [%-20m] [%.7m]\n");
    char text[100];
    errno = 0;
    snprintf(text, sizeof text, "%m");
    puts(text);
    errno = 4711;
    printf("%m\n");
    errno = -3;
    printf("%m\n");
    return 0;
}
