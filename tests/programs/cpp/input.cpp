// expect: error assertion
// inputs: n = 7
// What is thrown, and whether, depends on an input.
#include <threadbare.h>
#include <stdexcept>
#include <string>

struct even : std::runtime_error {
    explicit even(int n) : std::runtime_error("even"), n(n) {}
    int n;
};

static int half(int n) {
    if (n % 2 == 0)
        throw even(n / 2);
    if (n > 100)
        throw std::string("large");
    return n;
}

int main() {
    int n = tb_uchar("n");
    int result = 0;
    try {
        result = half(n);
    } catch (const even &seen) {
        result = seen.n + 200;
    } catch (const std::string &) {
        result = 500;
    }
    tb_assert(result != 7); // ERROR assertion
}
