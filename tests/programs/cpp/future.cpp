// expect: safe
// Results of threads: a value, an exception, a promise that is broken.
#include <cassert>
#include <future>

static int halved(int n) {
    if (n % 2)
        throw n;
    return n / 2;
}

int main() {
    std::future<int> even = std::async(std::launch::async, halved, 4);
    assert(even.get() == 2);
    std::future<int> odd = std::async(std::launch::async, halved, 3);
    try {
        odd.get();
        assert(false);
    } catch (int n) {
        assert(n == 3);
    }
    std::future<int> never;
    {
        std::promise<int> given;
        never = given.get_future();
    }
    try {
        never.get();
        assert(false);
    } catch (const std::future_error &seen) {
        assert(seen.code() == std::future_errc::broken_promise);
    }
}
