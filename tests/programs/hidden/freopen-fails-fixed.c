// expect: safe
//
// The repaired twin of freopen-fails.c: what could not be opened again is opened anew, with the number of what was closed.
#include <assert.h>
#include <stdio.h>

int main(void) {
    FILE *file = fopen("a", "w");
    int number = fileno(file);
    if (!freopen("b", "r", file))
        file = fopen("a", "w");
    assert(fileno(file) == number);
    return fputs("text", file) < 0;
}
