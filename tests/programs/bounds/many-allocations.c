// Allocates without end.
#include <stdlib.h>

int main(void) {
    void **last = 0;
    for (;;) {
        void **next = malloc(4096);
        if (!next)
            return 1;
        *next = last;
        last = next;
    }
}
