// expect: safe
// memcpy, mempcpy: between objects, and of nothing.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

int main(void) {
    char from[] = "abcdefgh", to[9] = "........";
    memcpy(to + 1, from + 2, 4);
    puts(to);
    memcpy(to, from, 0);
    char *end = mempcpy(to, from, 3);
    *end = '|';
    puts(to);
    return 0;
}
