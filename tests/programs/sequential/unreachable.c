// expect: error unreachable
// inputs: op = 3
// The author was sure that there are only three.
#include <threadbare.h>

int main(void) {
    unsigned char op = tb_uchar("op");
    switch (op & 3) {
    case 0: return 1;
    case 1: return 2;
    case 2: return 3;
    }
    __builtin_unreachable(); // ERROR unreachable
}
