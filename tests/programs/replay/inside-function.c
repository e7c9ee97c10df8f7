// expect: error bad-call
// An address inside a function.
#include <stdint.h>

static void nothing(void) {}
static volatile uintptr_t more = 1;

int main(void) {
    ((void (*)(void))((uintptr_t)nothing + more))(); // ERROR bad-call
    return 0;
}
