// expect: safe
// executions: 1
// Constructors and destructors with priorities, and atexit handlers: what runs around main, and in which order.
#include <stdio.h>
#include <stdlib.h>

static int steps;

__attribute__((constructor(201))) static void second(void) { printf("second %d\n", ++steps); }
__attribute__((constructor(200))) static void first(void) { printf("first %d\n", ++steps); }
__attribute__((constructor)) static void third(void) { printf("third %d\n", ++steps); }
__attribute__((destructor(200))) static void last(void) { printf("last %d\n", ++steps); }
__attribute__((destructor)) static void before_last(void) { printf("before last %d\n", ++steps); }

static void at_exit(void) { printf("at exit %d\n", ++steps); }

int main(void) {
    atexit(at_exit);
    printf("main %d\n", ++steps);
    return 0;
}
