// expect: error assertion
// Any other number comes back as it is: what a handler takes for a first call must be 0 and nothing else.
#include <setjmp.h>
#include <threadbare.h>

static jmp_buf back;

int main(void) {
    int value = tb_int("value");
    tb_assume(value >= -1 && value <= 1);
    volatile int jumps = 0;
    if (setjmp(back) <= 0) {
        tb_assert(jumps == 0); // ERROR assertion
        jumps = 1;
        longjmp(back, value);
    }
    return 0;
}
