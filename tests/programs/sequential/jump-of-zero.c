// expect: error assertion
// inputs: value = 0
// A jump with 0 makes `setjmp` return 1, also where the number is an input.
#include <setjmp.h>
#include <threadbare.h>

static jmp_buf back;

int main(void) {
    unsigned value = tb_choose(3, "value");
    volatile int jumps = 0;
    int result = setjmp(back);
    if (jumps++ == 0)
        longjmp(back, value);
    tb_assert(result == (int)value); // ERROR assertion
    return 0;
}
