// expect: error deadlock
// threads: 2
// warning: locks in different orders
// Two locks in two orders.
#include <mutex>
#include <thread>

static std::mutex a, b;

static void forth() {
    std::lock_guard<std::mutex> first(a);
    std::lock_guard<std::mutex> second(b); // ERROR deadlock
}

static void back() {
    std::lock_guard<std::mutex> first(b);
    std::lock_guard<std::mutex> second(a); // ERROR deadlock
}

int main() {
    std::thread other(forth);
    back();
    other.join(); // ERROR deadlock
}
