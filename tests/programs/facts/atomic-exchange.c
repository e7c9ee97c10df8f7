// expect: safe
// points-to: seen = {a, b}
// points-to: shared = {a, b}
// Pointers through atomic instructions.
#include <stdatomic.h>
static int a, b, *seen;
static _Atomic(int *) shared = &a;
int main(void) {
    int *expected = &a;
    seen = atomic_exchange(&shared, &b);
    atomic_compare_exchange_strong(&shared, &expected, &a);
    return *seen;
}
