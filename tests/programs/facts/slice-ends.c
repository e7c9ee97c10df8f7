// expect: safe
// slice: 17 = 9, 10, 15, 16, 17
// What is behind a call that may end the program depends on what decides whether it does.
#include <stdlib.h>
#include <threadbare.h>
static volatile int passed;

static void end_if(int n) {
    if (n > 3)
        exit(0);
}

int main(void) {
    // An input.
    int n = tb_int("n");
    end_if(n);
    passed = 1;
    return 0;
}
