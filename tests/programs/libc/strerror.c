// expect: safe
// strerror, perror: texts of error numbers.
#include <stdio.h>
#include <string.h>
#include <errno.h>

int main(void) {
    printf("%s|%s|%s|%s\n", strerror(0), strerror(2), strerror(22), strerror(9999));
    errno = 13;
    perror("open");
    return 0;
}
