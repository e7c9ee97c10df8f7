// expect: error assertion
// Two errors behind one input: one where a sum with a square is 8, which only a negative number reaches (9 - 1), and one where the input is 10.
// Whoever fixes the input because the first is hard never comes to the second.
#include <assert.h>
#include <threadbare.h>

static void f(short x) {
    int z = x * x + x % 2;
    if (z == 8)
        assert(x > 0); // ERROR assertion
    if (x == 10)
        assert(z == 101); // ERROR assertion
}

int main(void) {
    f(tb_short("x"));
    return 0;
}
