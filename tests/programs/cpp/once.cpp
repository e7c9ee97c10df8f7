// expect: safe
// Whoever comes first does it; if that fails with an exception, it is not done, and the next does it.
#include <cassert>
#include <mutex>
#include <thread>

static std::once_flag once;
static int tried, done, failed;

static void attempt() {
    if (tried++ == 0)
        throw 1;
    done++;
}

static void visit() {
    try {
        std::call_once(once, attempt);
    } catch (int) {
        failed++;
    }
}

int main() {
    std::thread other(visit);
    visit();
    other.join();
    assert(tried == 2 && done == 1 && failed == 1);
    visit();
    assert(tried == 2);
}
