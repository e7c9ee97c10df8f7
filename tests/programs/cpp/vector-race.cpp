// expect: error race
// threads: 2
// Two threads append to one vector, which has room for both.
#include <thread>
#include <vector>

static std::vector<int> all;

static void append() {
    all.push_back(1); // ERROR race
}

int main() {
    all.reserve(2);
    std::thread other(append);
    append();
    other.join();
}
