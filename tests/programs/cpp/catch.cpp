// expect: safe
// executions: 1
// Exceptions are caught by their type, by a public base, by a pointer that converts, by anything; clean-ups run on the way; what is thrown again
// is the same object.
#include <cassert>

static int alive, order;

struct counted {
    counted() { alive++; }
    counted(const counted &) { alive++; }
    ~counted() { alive--; }
};

struct base {
    int a = 1;
    virtual ~base() {}
};
struct other {
    int b = 2;
    virtual ~other() {}
};
struct both : base, other {
    int c = 3;
};
struct hidden : private base {};
struct top : virtual base {
    int d = 4;
};
struct left : top {};
struct right : virtual base {};
struct bottom : left, right {
    bottom() { a = 9; }
};
struct twice_a : base {};
struct twice_b : base {};
struct twice : twice_a, twice_b {};

template <typename T> static void throws(T value) {
    counted here;
    throw value;
}

template <typename C, typename T> static int caught(T value) {
    counted here;
    try {
        counted there;
        throws(value);
    } catch (C) {
        return 1;
    } catch (...) {
        return 2;
    }
    return 3;
}

static int again(int depth) {
    counted here;
    try {
        if (depth == 0)
            throw both();
        return again(depth - 1);
    } catch (other &seen) {
        order = order * 10 + depth;
        seen.b++;
        throw;
    }
}

static int nested() {
    try {
        throw 1;
    } catch (int outer) {
        try {
            throw outer + 1;
        } catch (int inner) {
            try {
                throw;
            } catch (int same) {
                return outer * 100 + inner * 10 + same;
            }
        }
    }
    return 0;
}

struct throws_in_constructor {
    counted first;
    throws_in_constructor() { throw 'c'; }
};

int main() {
    assert(caught<int>(1) == 1);
    assert(caught<long>(1) == 2);
    assert(caught<const base &>(both()) == 1);
    assert(caught<other>(both()) == 1);
    assert(caught<base &>(hidden()) == 2);
    assert(caught<base &>(twice()) == 2);
    assert(caught<twice_b &>(twice()) == 1);
    both object;
    assert(caught<other *>(&object) == 1);
    assert(caught<const void *>(&object) == 1);
    assert(caught<base *>((const both *)&object) == 2);
    assert(caught<const base *>((const both *)&object) == 1);
    assert(caught<void *>(nullptr) == 1);
    assert(caught<int *>((void *)&object) == 2);
    try {
        throws(bottom());
    } catch (base &seen) {
        assert(seen.a == 9);
    }
    other *pointer = nullptr;
    try {
        throw &object;
    } catch (other *seen) {
        pointer = seen;
    }
    assert(pointer == &object && pointer->b == 2);
    try {
        again(3);
    } catch (both &seen) {
        assert(seen.b == 6 && seen.c == 3);
    }
    assert(order == 123); // 0, 1, 2, 3
    assert(nested() == 122);
    try {
        throws_in_constructor made;
    } catch (char c) {
        assert(c == 'c');
    }
    assert(alive == 0);
}
