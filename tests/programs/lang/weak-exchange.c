// expect: error assertion
// flags: --weak-cas fail
// A weak compare-and-swap may fail for no reason, and leaves everything as it was.
#include <assert.h>
#include <stdatomic.h>

static atomic_int value = 3;

int main(void)
{
    int expected = 3;
    int swapped = atomic_compare_exchange_weak(&value, &expected, 4);
    assert(expected == 3 && value == (swapped ? 4 : 3));
    assert(swapped); // ERROR assertion
    return 0;
}
