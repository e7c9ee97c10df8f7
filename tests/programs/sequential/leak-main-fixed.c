// expect: safe
// flags: --detect +leak
// Those of functions that call exit do.
#include <stdlib.h>

int main(void) {
    int *volatile local = malloc(sizeof *local);
    *local = 0;
    exit(*local);
}
