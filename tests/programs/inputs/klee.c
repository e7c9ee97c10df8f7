// expect: error assertion
// KLEE's inputs: bytes, a range, an assumption.
#include <klee/klee.h>

int main(void) {
    unsigned char bytes[2];
    klee_make_symbolic(bytes, sizeof bytes, "bytes");
    int n = klee_range(3, 7, "n");
    klee_assert(n >= 3 && n < 7);
    klee_assume(bytes[0] > 10);
    klee_assert(bytes[0] != 10);
    klee_assert(bytes[0] + bytes[1] != 300 + n); // ERROR assertion
    return 0;
}
