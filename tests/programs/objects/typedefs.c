// expect: error assertion
// flags: --entry look
// A parameter behind two typedefs, and a structure without a name inside of what it leads to.
#include <assert.h>

typedef struct {
    char mark;
    struct {
        short low;
        union {
            short high;
            unsigned char bytes[2];
        };
    };
    struct {
        long inner;
    } named[2];
} record;
typedef record *handle;
typedef const handle given;

void look(given r) {
    if (r->mark == 'x' && r->low == -7 && r->bytes[1] == 1)
#ifdef FIXED
        assert(r->named[1].inner != 12 || r->high >= 256);
#else
        assert(r->named[1].inner != 12); // ERROR assertion
#endif
}
