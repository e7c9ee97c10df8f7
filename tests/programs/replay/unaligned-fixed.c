// expect: safe
// All of them inside.
#include <stdlib.h>

static volatile int offset = 13;

int main(void) {
    char *memory = malloc(16);
    if (!memory)
        return 0;
    *(int *)(memory + offset - 1) = 1;
    free(memory);
    return 0;
}
