// expect: error uncaught
// threads: 3
// A handler in main is none for another thread: the second of two that draw a ticket throws, whoever it is.
#include <mutex>
#include <thread>

static std::mutex m;
static int tickets;

static void draw() {
    std::lock_guard<std::mutex> hold(m);
    if (tickets++ > 0)
        throw tickets; // ERROR uncaught
}

int main() {
    try {
        std::thread first(draw), second(draw);
        first.join();
        second.join();
    } catch (int) {
        return 1;
    }
}
