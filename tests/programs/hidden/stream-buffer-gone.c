// expect: unsupported
// A stream is given a local as its buffer, and is written to when the local is gone. Nothing is buffered here, so that it would not be seen.
#include <stdio.h>

static void set(void) {
    char buffer[256];
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
}

int main(void) {
    set();
    printf("gone\n");
    return 0;
}
