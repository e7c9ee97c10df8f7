// expect: safe
// _exit: the status is taken modulo 256, and no handler runs.
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>


static void handler(void) {
    puts("never");
}

int main(void) {
    atexit(handler);
    printf("before\n");
    fflush(stdout);
    _exit(258);
}
