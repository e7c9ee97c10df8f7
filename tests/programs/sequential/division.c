// expect: error division-by-zero
// inputs: count = 0
// An average of nothing.
#include <threadbare.h>

int main(void) {
    unsigned char count = tb_uchar("count");
    unsigned sum = 7u * count;
    return (int)(sum / count); // ERROR division-by-zero
}
