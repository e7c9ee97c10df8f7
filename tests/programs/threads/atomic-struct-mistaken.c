// expect: unsupported
// Functions of the library that are declared to return two numbers, but do not: nobody knows the second. It was a copy of
// the first, or nothing at all. Of those that return sixteen bytes it is known.
#include <assert.h>

struct pair {
    long first, second;
};

struct pair __atomic_load_8(long *, int);
struct pair __atomic_store_8(long *, long, int);
struct pair __atomic_fetch_add_16(struct pair *, struct pair, int);
int __VERIFIER_nondet_int(void);

static long word = 4;
static _Alignas(16) struct pair both = {-1, 4};

int main(void) {
    struct pair one = {1, 0}, result = {0, 0};
    switch (__VERIFIER_nondet_int()) {
    case 0:
        result = __atomic_load_8(&word, __ATOMIC_SEQ_CST);
        assert(result.second != 4);
        break;
    case 1:
        result = __atomic_store_8(&word, 5, __ATOMIC_SEQ_CST);
        assert(result.second != 4);
        break;
    default:
        result = __atomic_fetch_add_16(&both, one, __ATOMIC_SEQ_CST);
        assert(result.first == -1 && result.second == 4);
        assert(both.first == 0 && both.second == 5);
    }
    return 0;
}
