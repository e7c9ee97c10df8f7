// expect: safe
// What tells a compiler something and does nothing: expectations, assumptions, prefetches, annotations, marks.
#include <stdio.h>

void donothing(void) __asm__("llvm.donothing");
void sideeffect(void) __asm__("llvm.sideeffect");
static int marked __attribute__((annotate("mark"))) = 4;

int main(void) {
    volatile int n = 3;
    int local __attribute__((annotate("local"))) = 5;
    if (__builtin_expect(n == 3, 1))
        puts("expected");
    if (__builtin_expect_with_probability(n == 4, 0, 0.9))
        puts("unexpected");
    __builtin_assume(n > 0);
    __builtin_prefetch(&marked, 0, 1);
    donothing();
    sideeffect();
    printf("%d %d\n", __builtin_constant_p(n), __builtin_annotation(local, "value"));
    printf("%d\n", (int)__builtin_object_size((void *)(long)&n, 0) != 0);
    return marked;
}
