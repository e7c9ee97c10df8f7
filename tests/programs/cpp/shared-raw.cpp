// expect: error use-after-free, race
// threads: 2
// A plain pointer into what a std::shared_ptr owns does not keep it.
#include <memory>
#include <thread>

int main() {
    auto mine = std::make_shared<int>(4);
    int *raw = mine.get(), seen = 0;
    std::thread other([&seen, raw] {
        seen = *raw; // ERROR use-after-free, race
    });
    mine.reset(); // ERROR race
    other.join();
}
