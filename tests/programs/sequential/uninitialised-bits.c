// expect: safe
// Bit-fields are read, changed and written back in a word that nobody has initialised as a whole; what is decided
// depends only on bits that were written.
#include "threadbare.h"

struct flags { unsigned low : 3, middle : 7, high : 22; };

int main(void) {
    struct flags flags;
    flags.middle = tb_uchar("value") & 0x7f;
    flags.low = 5;
    if (flags.middle > 100) flags.low = 6;
    unsigned char bytes[2];
    bytes[0] = 1;
    unsigned short both;
    __builtin_memcpy(&both, bytes, 2);
    tb_assert((both & 0xff) == 1);
    tb_assert(flags.low >= 5);
    return 0;
}
