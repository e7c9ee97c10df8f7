// expect: safe
// quick_exit, at_quick_exit: only their own handlers run.
#include <stdio.h>
#include <stdlib.h>


static void normal(void) {
    puts("normal");
}

static void quick(void) {
    puts("quick");
    fflush(stdout);
}

int main(void) {
    atexit(normal);
    at_quick_exit(quick);
    quick_exit(5);
}
