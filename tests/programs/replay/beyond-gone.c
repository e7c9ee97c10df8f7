// expect: error use-after-free
// Behind a local of a function that was left by a jump.
#include <setjmp.h>

static jmp_buf place;
static char *kept;

static void leave(void) {
    char array[40];
    array[0] = 1;
    kept = array;
    longjmp(place, 1);
}

int main(void) {
    char own[64];
    own[60] = 1;
    if (setjmp(place) == 0)
        leave();
    kept[60] = 2; // ERROR use-after-free
    return 0;
}
