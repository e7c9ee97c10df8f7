// expect: error uninitialised
// inputs: at = 4
// The offset leads just behind what was written.
#include <threadbare.h>

int main(void) {
    char buffer[8];
    for (int i = 0; i < 4; i++)
        buffer[i] = (char)(i * i);
    unsigned char at = tb_uchar("at");
    tb_assume(at < 5);
    if (buffer[at] == 4) // ERROR uninitialised
        return 1;
    return 0;
}
