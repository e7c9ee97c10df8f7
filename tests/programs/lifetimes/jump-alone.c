// expect: error use-after-free
// One thread: a pointer to a local of a function that was left by a jump.
#include <setjmp.h>

static jmp_buf back;
static int *kept;

static void leave(void) {
    int value = 5;
    kept = &value;
    longjmp(back, 1);
}

int main(void) {
    if (setjmp(back) == 0)
        leave();
    return *kept; // ERROR use-after-free
}
