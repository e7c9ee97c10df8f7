// expect: error deadlock
// threads: 2
// The flag is set and told without the lock between the look and the wait: the call wakes nobody.
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex m;
static std::condition_variable changed;
static std::atomic<bool> ready;

static void wait() {
    std::unique_lock<std::mutex> hold(m);
    if (!ready)
        changed.wait(hold); // ERROR deadlock
}

int main() {
    std::thread waiter(wait);
    ready = true;
    changed.notify_one();
    waiter.join(); // ERROR deadlock
}
