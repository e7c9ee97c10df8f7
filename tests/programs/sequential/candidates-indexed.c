// expect: error out-of-bounds, null-dereference
// A pointer that inputs choose, and an index that they decide: where one choice is too short, the others are looked at, too.
#include <threadbare.h>

int main(void) {
    unsigned long which = tb_ulong("which");
    unsigned char index = tb_uchar("index");
    if (which < 88 || which > 94 || index < 3 || index > 34)
        return 0;
    unsigned short one = 67, *all[2] = {0, &one}, *chosen = all[(unsigned)~(short)which % 2];
    return chosen[(unsigned)~index % 2]; // ERROR out-of-bounds, null-dereference
}
