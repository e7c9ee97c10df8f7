// expect: safe
// points-to: seen = {s}
// A mark in the lowest bit of an address, which is taken away again.
#include <stdint.h>
static struct { long first, second; } s;
static long *seen;
static uintptr_t word;

int main(void) {
    word = (uintptr_t)&s.first | 1;
    if (word & 1)
        seen = (long *)(word & ~(uintptr_t)1);
    *seen = 5;
    return s.first - 5;
}
