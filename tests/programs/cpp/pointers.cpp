// expect: safe
// executions: 1
// Exceptions that are kept, and thrown again elsewhere; how many are on their way; new in all its forms.
#include <cassert>
#include <exception>
#include <memory>
#include <new>
#include <stdexcept>

static int on_the_way = -1, alive;

struct watch {
    ~watch() { on_the_way = std::uncaught_exceptions(); }
};

struct counted {
    counted() { alive++; }
    counted(const counted &) { alive++; }
    ~counted() { alive--; }
};

static std::exception_ptr keep() {
    try {
        throw counted();
    } catch (...) {
        return std::current_exception();
    }
}

struct alignas(64) wide {
    char bytes[64];
};

struct fails {
    fails() { throw 5; }
};

int main() {
    assert(std::current_exception() == nullptr);
    std::exception_ptr kept = keep();
    assert(kept && alive == 1);
    std::exception_ptr other = kept;
    for (int i = 0; i < 2; i++) {
        try {
            std::rethrow_exception(kept);
        } catch (const counted &) {
            assert(std::current_exception() == kept);
        }
    }
    kept = nullptr;
    assert(alive == 1);
    other = std::make_exception_ptr(std::runtime_error("made"));
    assert(alive == 0);
    try {
        std::rethrow_exception(other);
    } catch (const std::runtime_error &seen) {
        assert(seen.what()[0] == 'm');
    }
    try {
        watch here;
        throw 1;
    } catch (int) {
    }
    assert(on_the_way == 1 && std::uncaught_exceptions() == 0);
    try {
        try {
            throw std::logic_error("inside");
        } catch (...) {
            std::throw_with_nested(std::runtime_error("outside"));
        }
    } catch (const std::exception &seen) {
        try {
            std::rethrow_if_nested(seen);
            assert(false);
        } catch (const std::logic_error &inside) {
            assert(inside.what()[0] == 'i');
        }
    }
    wide *one = new wide;
    assert(reinterpret_cast<unsigned long>(one) % 64 == 0);
    delete one;
    wide *row = new wide[3];
    assert(reinterpret_cast<unsigned long>(row) % 64 == 0);
    delete[] row;
    int *never = new (std::nothrow) int(3), *nor = new (std::nothrow) int[2];
    assert(*never == 3);
    delete never;
    delete[] nor;
    // What could not be made leaves nothing behind.
    try {
        delete new fails;
    } catch (int five) {
        assert(five == 5);
    }
    std::unique_ptr<counted> owned(new counted);
    owned.reset();
    assert(alive == 0);
    std::terminate_handler before = std::get_terminate();
    assert(std::set_terminate(before) == before);
}
