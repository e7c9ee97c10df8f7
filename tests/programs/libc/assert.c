// expect: safe
// assert: one that holds has no effect.
#include <stdio.h>
#include <assert.h>

int main(void) {
    int n = 3;
    assert(n == 3);
    puts("held");
    return 0;
}
