// expect: error bad-call
// A format that asks for a wider number than is given.
#include <stdio.h>

int main(void) {
    printf("%d %ld\n", 1, 2); // ERROR bad-call
    return 0;
}
