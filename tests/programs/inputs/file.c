// expect: error assertion
// flags: --file input.bin=sym:2
// A file of two symbolic bytes; there is no other.
#include <assert.h>
#include <stdio.h>

int main(void) {
    assert(fopen("other.bin", "r") == NULL);
    FILE *file = fopen("input.bin", "rb");
    assert(file);
    unsigned char bytes[4];
    assert(fread(bytes, 1, 4, file) == 2);
    assert(feof(file));
    assert(bytes[0] != bytes[1] + 7); // ERROR assertion
    fclose(file);
    return 0;
}
