// expect: safe
// setjmp as a function, _longjmp, sigsetjmp, siglongjmp.
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdio.h>
#undef setjmp
extern int setjmp(jmp_buf place) __attribute__((returns_twice));
extern void _longjmp(jmp_buf place, int value) __attribute__((noreturn));

int main(void) {
    static jmp_buf place;
    static sigjmp_buf other;
    volatile int rounds = 0;
    int came = setjmp(place);
    printf("%d\n", came);
    if (rounds++ < 2)
        _longjmp(place, rounds + 10);
    came = sigsetjmp(other, 1);
    printf("%d\n", came);
    if (rounds++ < 5)
        siglongjmp(other, 0);
    return 0;
}
