// expect: safe
// __cxa_atexit: a function with an argument runs at the end.
#include <stdio.h>
extern int __cxa_atexit(void (*function)(void *), void *argument, void *module);

static void say(void *text) { puts(text); }

int main(void) {
    __cxa_atexit(say, "last", NULL);
    __cxa_atexit(say, "first", NULL);
    return 3;
}
