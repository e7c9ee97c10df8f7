// expect: error assertion
// flags: --stdin sym:4
// Standard input of four symbolic bytes, line by line.
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[8];
    if (fgets(line, sizeof line, stdin))
        assert(strcmp(line, "hi\n") != 0); // ERROR assertion
    return 0;
}
