// expect: safe
// __errno_location: one a thread.
#include <stdio.h>
#include <errno.h>
#include <stdlib.h>

int main(void) {
    errno = 5;
    printf("%d\n", errno);
    char *end;
    strtol("99999999999999999999", &end, 10);
    printf("%d\n", errno == ERANGE);
    return 0;
}
