// expect: error out-of-bounds
// Four bytes, of which the last is outside: the sanitizer looks at the first.
#include <stdlib.h>

static volatile int offset = 13;

int main(void) {
    char *memory = malloc(16);
    if (!memory)
        return 0;
    *(int *)(memory + offset) = 1; // ERROR out-of-bounds
    free(memory);
    return 0;
}
