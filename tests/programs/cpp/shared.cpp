// expect: safe
// Whoever drops the last std::shared_ptr destroys the object, once.
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

static std::atomic<int> gone;

struct object {
    int value = 4;
    ~object() { gone++; }
};

int main() {
    auto mine = std::make_shared<object>();
    std::weak_ptr<object> weak = mine;
    std::thread other([theirs = mine]() mutable {
        assert(theirs->value == 4);
        theirs.reset();
    });
    mine.reset();
    other.join();
    assert(gone == 1 && weak.expired());
}
