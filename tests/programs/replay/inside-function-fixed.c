// expect: safe
// Its own.
#include <stdint.h>

static void nothing(void) {}
static volatile uintptr_t more = 1;

int main(void) {
    ((void (*)(void))((uintptr_t)nothing + more - 1))();
    return 0;
}
