// expect: error misuse
//
// A stream that cannot be opened again is closed all the same.
#include <stdio.h>

int main(void) {
    FILE *file = fopen("a", "w");
    if (!freopen("b", "r", file))
        fputs("text", file); // ERROR misuse
    return 0;
}
