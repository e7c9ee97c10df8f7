// expect: error assertion
// inputs: keeps = 0
//
// A jump out of a handler lets the signal through again only if the place was made to keep what is blocked; otherwise the next
// one waits for ever.
#include <assert.h>
#include <setjmp.h>
#include <signal.h>
#include <threadbare.h>

static sigjmp_buf place;
static volatile int handled;

static void handle(int number) {
    (void)number;
    handled++;
    siglongjmp(place, 1);
}

int main(void) {
    unsigned char keeps = tb_uchar("keeps");
    tb_assume(keeps < 2);
    signal(SIGUSR1, handle);
    if (!sigsetjmp(place, keeps) || handled == 1)
        raise(SIGUSR1);
    assert(handled == 2); // ERROR assertion
    return 0;
}
