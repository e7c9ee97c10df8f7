// expect: safe
// atexit: returning from main runs the handlers.
#include <stdio.h>
#include <stdlib.h>


static void handler(void) {
    puts("handler");
}

int main(void) {
    atexit(handler);
    puts("main");
    return 4;
}
