// expect: safe
// A jump back into a block finds the block's locals there, also those that were made when it was entered before; what
// a loop declares is declared anew.
#include <assert.h>
#include <setjmp.h>

static jmp_buf back;
static int *seen;

static void again(int count) {
    if (count < 3)
        longjmp(back, count);
}

int main(void) {
    volatile int count = 0;
    {
        volatile int inside = 1;
        seen = (int *)&inside;
        setjmp(back);
        assert(*seen == 1);
        {
            volatile int deeper = 2;
            seen = (int *)&deeper;
            assert(*seen == 2);
            seen = (int *)&inside;
            count++;
            again(count);
        }
    }
    assert(count == 3);
    return 0;
}
