// expect: safe
// flags: --depth 8
// executions: 256
#include <threadbare.h>

int main(void) {
    unsigned char bits = tb_uchar("bits");
    int count = 0;
    for (int i = 0; i < 8; i++)
        if (bits >> i & 1)
            count++;
    tb_assert(count < 9);
    return 0;
}
