// expect: safe
// The repaired twin: null is not followed, and every value is what it should be.
#include <stdint.h>
#include <threadbare.h>

#define KEY 0x5a5a5a5a5a5a5a5au

int main(void) {
    static int first = 10, second = 20;
    uintptr_t encoded[3] = {KEY, (uintptr_t)&first ^ KEY, (uintptr_t)&second ^ KEY};
    int *one = (int *)(encoded[tb_choose(3, "which")] ^ KEY);
    if (!one)
        return 0;
    tb_assert(*one == 10 || *one == 20);
    return 0;
}
