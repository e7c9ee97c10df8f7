// Computes without end with what it is given: each round makes larger terms than the one before.
#include <threadbare.h>

int main(void) {
    unsigned long x = tb_ulong("x"), y = tb_ulong("y");
    for (;;) {
        x = x * y + (y >> (x & 63));
        y = y % (x | 1) ^ x;
        if (x == y)
            return 1;
    }
}
