// expect: safe
// executions: 1
// setjmp and longjmp: locals that must stay in memory, nested handlers, a value through the jump.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf handlers[4];
static int depth;

static void fail(int code) { longjmp(handlers[depth - 1], code); }

static int guarded(int n) {
    volatile int tries = 0;
    int code = setjmp(handlers[depth++]);
    tries = tries + 1;
    if (code != 0) {
        printf("caught %d after %d\n", code, tries);
        if (tries < n) fail(code + 1);
        depth--;
        return code;
    }
    fail(10);
    return 0;
}

int main(void) {
    int outer = setjmp(handlers[depth++]);
    if (outer == 0) {
        int got = guarded(3);
        printf("inner gave %d\n", got);
        fail(got + 100);
    }
    printf("outer %d, depth %d\n", outer, depth);
    return 0;
}
