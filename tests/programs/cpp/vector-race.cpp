// expect: error race, use-after-free, out-of-bounds
// threads: 2
// Two threads append to one vector.
#include <thread>
#include <vector>

static std::vector<int> all;

static void append() {
    all.push_back(1); // ERROR race, use-after-free, out-of-bounds
}

int main() {
    std::thread other(append);
    append();
    other.join();
}
