// expect: error race
// pairs: 14-14 total
// threads: 3
// One of the two forgets the lock.
#include <mutex>
#include <thread>

static int total;
static std::mutex m;

static void add(int n, bool locks) {
    std::unique_lock<std::mutex> hold(m, std::defer_lock);
    if (locks) hold.lock();
    total += n; // ERROR race
}

int main() {
    std::thread one(add, 1, true), two(add, 2, false);
    one.join();
    two.join();
}
