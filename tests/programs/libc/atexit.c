// expect: safe
// atexit, exit: handlers run in reverse, also those that a handler adds.
#include <stdio.h>
#include <stdlib.h>


static void last(void) {
    puts("last");
}

static void late(void) {
    puts("late");
}

static void first(void) {
    puts("first");
    atexit(late);
}

int main(void) {
    atexit(last);
    atexit(first);
    puts("main");
    exit(3);
}
