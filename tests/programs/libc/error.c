// expect: safe
// error: messages are counted; a status ends the program.
#include <errno.h>
#include <error.h>
#include <stdio.h>

int main(void) {
    error(0, ENOENT, "first %d", 1);
    error(0, 0, "second");
    printf("%u\n", error_message_count);
    fflush(stdout);
    error(7, EINVAL, "last");
    return 0;
}
