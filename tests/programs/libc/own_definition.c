// expect: safe
// A program that defines a function of the library means its own.
#include <stdio.h>
#include <stddef.h>


int atoi(const char *text) {
    return text[0];
}

size_t strnlen(const char *text, size_t most) {
    return 77;
}

int main(void) {
    printf("%d %zu\n", atoi("A"), strnlen("x", 1));
    return 0;
}
