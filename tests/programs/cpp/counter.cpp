// expect: safe
// executions: 6
// Three critical sections in any order, as in C.
#include <cassert>
#include <mutex>
#include <thread>
#include <vector>

static int total;
static std::mutex m;

static void add(int n) {
    std::lock_guard<std::mutex> hold(m);
    total += n;
}

int main() {
    std::vector<std::thread> threads;
    for (int i = 1; i <= 3; i++)
        threads.emplace_back(add, i);
    for (std::thread &thread : threads)
        thread.join();
    assert(total == 6);
}
