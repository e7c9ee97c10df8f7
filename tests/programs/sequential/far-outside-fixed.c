// expect: safe
// The repaired twin computes with signs.
#include <threadbare.h>

int main(void) {
    unsigned char index = tb_uchar("index");
    tb_assume(index >= 4 && index < 8);
    int numbers[10] = {0}, *middle = numbers + 5;
    return middle[index - 5];
}
