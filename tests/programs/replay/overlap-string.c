// expect: error misuse
// A string that is copied onto itself, by a function that no sanitizer watches.
#include <string.h>

static char array[64] = "hello";
static char other[64];

int main(void) {
    stpcpy(array + 2, array); // ERROR misuse
    return other[0];
}
