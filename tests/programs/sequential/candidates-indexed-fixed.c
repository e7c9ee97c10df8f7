// expect: safe
// Every choice is long enough.
#include <threadbare.h>

int main(void) {
    unsigned long which = tb_ulong("which");
    unsigned char index = tb_uchar("index");
    if (which < 88 || which > 94 || index < 3 || index > 34)
        return 0;
    unsigned short one[2] = {67, 1}, two[3] = {2, 2, 2}, *all[2] = {two, one}, *chosen = all[(unsigned)~(short)which % 2];
    return chosen[(unsigned)~index % 2];
}
