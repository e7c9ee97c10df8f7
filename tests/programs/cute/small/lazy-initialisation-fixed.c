// expect: safe
// As `lazy-initialisation.c`, with what is true in both places.
#include <assert.h>
#include <threadbare.h>

static void f(short x) {
    int z = x * x + x % 2;
    if (z == 8)
        assert(x == -3);
    if (x == 10)
        assert(z == 100);
}

int main(void) {
    f(tb_short("x"));
    return 0;
}
