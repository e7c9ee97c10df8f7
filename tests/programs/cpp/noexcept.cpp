// expect: error uncaught
// executions: 2
// inputs: n = 3
// A function that promises not to throw lets nothing through, even if somebody outside would catch it.
#include <threadbare.h>

static void throws(int n) {
    if (n == 3)
        throw n;
}

static void promises(int n) noexcept {
    throws(n); // ERROR uncaught
}

int main() {
    int n = tb_int("n");
    try {
        promises(n);
    } catch (int) {
    }
}
