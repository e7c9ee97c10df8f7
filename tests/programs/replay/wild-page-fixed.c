// expect: safe
// The address of something.
#include <stdint.h>

static int place;
static volatile uintptr_t number = 4096;

int main(void) {
    number = (uintptr_t)&place;
    *(int *)number = 1;
    return 0;
}
