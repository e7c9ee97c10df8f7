// expect: error assertion
// CREST's inputs.
#include <assert.h>
#include <crest.h>

int main(void) {
    int a;
    unsigned char b;
    CREST_int(a);
    CREST_unsigned_char(b);
    if (a == b * 3)
        assert(b != 77); // ERROR assertion
    return 0;
}
