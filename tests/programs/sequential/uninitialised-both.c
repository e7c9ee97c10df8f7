// expect: error uninitialised
// Two values that nobody wrote are compared with each other.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *a = malloc(sizeof *a), *b = malloc(sizeof *b);
    if (a == NULL || b == NULL)
        return 1;
    if (*a == *b) // ERROR uninitialised
        puts("equal");
    free(a);
    free(b);
    return 0;
}
