// expect: safe
// To another place.
#include <string.h>

static char array[64] = "hello";
static char other[64];

int main(void) {
    stpcpy(other + 2, array);
    return other[0];
}
