// expect: error uncaught
// executions: 1
// An exception that nobody catches ends the process where it is thrown; no clean-up runs before.
#include <stdexcept>

static int check(int n) {
    if (n > 2)
        throw std::out_of_range("too large"); // ERROR uncaught
    return n;
}

int main() {
    try {
        return check(3);
    } catch (const std::runtime_error &) {
        return 1;
    }
}
