// expect: safe
// The repaired twin: nothing is expected of what was not copied.
#include <string.h>
#include <threadbare.h>

int main(void) {
    unsigned len = tb_choose(4, "len"), start = tb_choose(5, "start");
    tb_assume(len + start <= 4);
    char to[4] = {1, 2, 3}, from[4] = "abc";
    memcpy(to, from + start, len);
    tb_assert(len ? to[0] == from[start] : to[0] == 1);
    const char *source = len ? "xyz" : NULL;
    memmove(to, source, len);
    tb_assert(to[0] == (len ? 'x' : 1));
    return 0;
}
