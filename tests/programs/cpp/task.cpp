// expect: safe
// A task that another thread runs, and whose result is there in the end; clocks.
#include <cassert>
#include <chrono>
#include <future>
#include <thread>

int main() {
    std::packaged_task<int(int)> task([](int n) { return n + 1; });
    std::future<int> result = task.get_future();
    std::thread other(std::move(task), 4);
    other.join();
    assert(result.get() == 5);
    auto before = std::chrono::steady_clock::now();
    auto wall = std::chrono::system_clock::now();
    assert(std::chrono::steady_clock::now() >= before && wall.time_since_epoch().count() >= 0);
}
