// expect: error out-of-bounds
// The second page of memory is no null pointer.
#include <stdint.h>

static int place;
static volatile uintptr_t number = 4096;

int main(void) {
    *(int *)number = 1; // ERROR out-of-bounds
    return 0;
}
