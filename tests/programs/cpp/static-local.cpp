// expect: safe
// A static local is initialised once, whoever comes first, and whoever comes meanwhile waits; destroyed at the end.
#include <cassert>
#include <thread>

static int made, gone;

struct object {
    int value;
    object() : value(5) { made++; }
    ~object() { gone++; }
};

static object &only() {
    static object it;
    return it;
}

static int seen;

struct last {
    ~last() { assert(gone == 1); }
} at_the_end;

int main() {
    std::thread other([] { seen = only().value; });
    int mine = only().value;
    other.join();
    assert(mine == 5 && seen == 5 && made == 1);
}
