// expect: safe
// Half of the buffer is never written; the offset cannot lead there.
#include <threadbare.h>

int main(void) {
    char buffer[8];
    for (int i = 0; i < 4; i++)
        buffer[i] = (char)(i * i);
    unsigned char at = tb_uchar("at");
    tb_assume(at < 4);
    if (buffer[at] == 4)
        tb_assert(at == 2);
    return 0;
}
