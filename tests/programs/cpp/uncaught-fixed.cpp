// expect: safe
// executions: 1
// The exception of uncaught.cpp is a std::logic_error, and is caught as one.
#include <stdexcept>
#include <cassert>

static int check(int n) {
    if (n > 2)
        throw std::out_of_range("too large");
    return n;
}

int main() {
    try {
        return check(3);
    } catch (const std::runtime_error &) {
        return 1;
    } catch (const std::logic_error &seen) {
        assert(seen.what()[0] == 't');
        return 0;
    }
}
