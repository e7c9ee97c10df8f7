// expect: safe
// on_exit: handlers are given the status.
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <stdlib.h>


static void handler(int status, void *argument) {
    printf("%d %s\n", status, (char *)argument);
}

int main(void) {
    on_exit(handler, "argument");
    exit(9);
}
