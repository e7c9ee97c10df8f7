// expect: error out-of-bounds
// inputs: index = 4
// Gigabytes behind a local there is nothing, and never was: not a local that is gone.
#include <threadbare.h>

int main(void) {
    unsigned char index = tb_uchar("index");
    tb_assume(index >= 4 && index < 8);
    int numbers[10] = {0}, *middle = numbers + 5;
    return middle[index - 5u]; // ERROR out-of-bounds
}
