// expect: error overflow
// inputs: a = -2147483648, b = -1
// The smallest number divided by minus one does not fit.
#include <threadbare.h>

int main(void) {
    int a = tb_int("a"), b = tb_int("b");
    if (b == 0)
        return 0;
    return (a / b) & 1; // ERROR overflow
}
