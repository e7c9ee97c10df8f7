// expect: safe
// The repaired twin, with all three ways to jump.
#include <setjmp.h>
#include <threadbare.h>

static jmp_buf back;
static sigjmp_buf back_with_signals;

int main(void) {
    unsigned value = tb_choose(3, "value"), way = tb_choose(3, "way");
    int expected = value ? (int)value : 1;
    volatile int jumps = 0;
    if (way == 2) {
        int result = sigsetjmp(back_with_signals, 1);
        if (jumps++ == 0)
            siglongjmp(back_with_signals, value);
        tb_assert(result == expected);
        return 0;
    }
    int result = way ? _setjmp(back) : setjmp(back);
    if (jumps++ == 0) {
        if (way)
            _longjmp(back, value);
        longjmp(back, value);
    }
    tb_assert(result == expected);
    return 0;
}
