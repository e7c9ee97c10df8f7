// expect: safe
// points-to: u = {a}
// points-to: seen = {a}
// What is stored as one member of a union may be loaded as another.
#include <stdint.h>
static int a, *seen;
static union { int *pointer; uintptr_t number; } u;

int main(void) {
    u.pointer = &a;
    uintptr_t number = u.number;
    seen = (int *)number;
    return *seen;
}
