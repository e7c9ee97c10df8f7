// expect: safe
// A consumer waits until there is something, and gets all of it in order.
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex m;
static std::condition_variable changed;
static int last_put, taken;

static void produce() {
    for (int i = 1; i <= 2; i++) {
        std::unique_lock<std::mutex> hold(m);
        changed.wait(hold, [] { return last_put == taken; });
        last_put = i;
        changed.notify_all();
    }
}

int main() {
    std::thread producer(produce);
    for (int i = 1; i <= 2; i++) {
        std::unique_lock<std::mutex> hold(m);
        changed.wait(hold, [] { return last_put != taken; });
        assert(last_put == i);
        taken = last_put;
        changed.notify_one();
    }
    producer.join();
}
