// expect: error out-of-bounds, null-dereference, assertion
// The failing twin: one byte behind the end is one too many, and null is followed where there is a byte to copy.
#include <string.h>
#include <threadbare.h>

int main(void) {
    unsigned len = tb_choose(2, "len"), which = tb_choose(3, "which");
    char to[2] = {1, 2}, from[2] = {3, 4};
    const char *sources[3] = {from + 2, NULL, from};
    memcpy(to, sources[which], len); // ERROR out-of-bounds, null-dereference
    tb_assert(to[0] == 1);           // ERROR assertion
    return 0;
}
