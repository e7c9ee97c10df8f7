// expect: safe
// Leaks are looked for on demand only.
#include <stdlib.h>

int main(void) {
    int *local = malloc(sizeof *local);
    *local = 0;
    return *local;
}
