// expect: error leak
// flags: --detect +leak
// The locals of a main function that has returned point to nothing any more.
#include <stdlib.h>

int main(void) {
    int *local = malloc(sizeof *local); // ERROR leak
    *local = 0;
    return *local;
}
