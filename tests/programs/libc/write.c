// expect: safe
// write: to standard output.
#include <stdio.h>
#include <unistd.h>

int main(void) {
    printf("%ld\n", (long)write(1, "", 0));
    fflush(stdout);
    printf("%ld\n", (long)write(99, "x", 1));
    return 0;
}
