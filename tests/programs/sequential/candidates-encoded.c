// expect: error null-dereference, assertion
// Pointers that are kept encoded: what they were made of is not known any more, and a pointer belongs where it lands. That one of them is null
// hides nothing of what the others lead to.
#include <stdint.h>
#include <threadbare.h>

#define KEY 0x5a5a5a5a5a5a5a5au

int main(void) {
    static int first = 10, second = 20;
    uintptr_t encoded[3] = {KEY, (uintptr_t)&first ^ KEY, (uintptr_t)&second ^ KEY};
    int value = *(int *)(encoded[tb_choose(3, "which")] ^ KEY); // ERROR null-dereference
    if (value == 10)
        tb_assert(!"the first"); // ERROR assertion
    if (value == 20)
        tb_assert(!"the second"); // ERROR assertion
    return 0;
}
