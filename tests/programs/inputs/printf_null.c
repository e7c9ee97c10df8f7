// expect: error assertion
// flags: --undefined input
// A text that may be a null pointer is written as glibc writes it, and the program goes on.
#include <assert.h>
#include <stdio.h>

long mystery(void);

int main(void) {
    long at = mystery();
    if (at != 0)
        return 0;
    printf("%s\n", (char *)at);
    assert(0); // ERROR assertion
    return 0;
}
