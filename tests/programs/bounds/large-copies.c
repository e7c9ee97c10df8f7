// Copies of much memory, each in one call, again and again.
#include <stdlib.h>
#include <string.h>

int main(void) {
    size_t size = 60u << 20;
    char *from = malloc(size), *to = malloc(size);
    if (!from || !to)
        return 1;
    for (unsigned char i = 0;; i++) {
        memset(from, i, size);
        memcpy(to, from, size);
        memmove(from + 1, to, size - 1);
        from[0] = (char)(i + 1);
        if (memcmp(to, from, size) == 0)
            return 0;
    }
}
