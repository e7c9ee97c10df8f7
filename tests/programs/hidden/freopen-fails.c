// expect: error assertion
//
// A stream that cannot be opened again is closed all the same: its descriptor's number is free.
#include <assert.h>
#include <fcntl.h>
#include <stdio.h>

int main(void) {
    FILE *file = fopen("a", "w");
    int number = fileno(file);
    if (!freopen("b", "r", file))
        assert(open("a", O_WRONLY) != number); // ERROR assertion
    return 0;
}
