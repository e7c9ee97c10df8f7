// expect: error assertion
// flags: --arg fixed --arg sym:3
// Arguments: one known, one of three symbolic bytes.
#include <assert.h>
#include <string.h>

int main(int argc, char **argv) {
    assert(argc == 3 && argv[3] == 0);
    assert(strcmp(argv[1], "fixed") == 0);
    assert(strlen(argv[2]) <= 3);
    assert(strcmp(argv[2], "-x") != 0); // ERROR assertion
    return 0;
}
