// expect: safe
// executions: 4
// All four are there.
#include <threadbare.h>

int main(void) {
    unsigned char op = tb_uchar("op");
    switch (op & 3) {
    case 0: return 1;
    case 1: return 2;
    case 2: return 3;
    case 3: return 4;
    }
    __builtin_unreachable();
}
