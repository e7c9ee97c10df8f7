// expect: error uninitialised, assertion
// A structure from the heap of which some members were written: which one is looked at is an input, and so is what it is
// compared with.
#include <stdlib.h>
#include <threadbare.h>

struct record {
    short kind;
    int sizes[3];
};

int main(void) {
    struct record *record = malloc(sizeof *record);
    unsigned char size = tb_uchar("size");
    unsigned which = tb_choose(3, "which");
    record->sizes[0] = 1;
    record->sizes[2] = 300;
    if (record->sizes[which] == size) // ERROR uninitialised
        tb_assert(size != 1);         // ERROR assertion
    free(record);
    return 0;
}
