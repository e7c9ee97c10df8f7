// Copies of much memory, each in one call, more than there is room for.
#include <stdlib.h>
#include <string.h>

int main(void) {
    size_t size = 200u << 20;
    for (;;) {
        char *from = malloc(size), *to = malloc(size);
        if (!from || !to)
            return 1;
        memset(from, 1, size);
        memcpy(to, from, size);
        free(from);
    }
}
