// expect: error assertion
// Copying no bytes is allowed at the end of an object and, as every library has it, from nowhere at all.
#include <string.h>
#include <threadbare.h>

int main(void) {
    unsigned len = tb_choose(4, "len"), start = tb_choose(5, "start");
    tb_assume(len + start <= 4);
    char to[4] = {1, 2, 3}, from[4] = "abc";
    memcpy(to, from + start, len);
    tb_assert(start != 4); // ERROR assertion
    const char *source = len ? "xyz" : NULL;
    memmove(to, source, len);
    tb_assert(to[0] == 'x' || len == 0);
    tb_assert(to[0] != 1); // ERROR assertion
    return 0;
}
