// expect: safe
// executions: 2
// Both threads take the two locks in the same order.
#include <mutex>
#include <thread>

static std::mutex a, b;
static int both;

static void forth() {
    std::lock_guard<std::mutex> first(a);
    std::lock_guard<std::mutex> second(b);
    both++;
}

int main() {
    std::thread other(forth);
    forth();
    other.join();
}
