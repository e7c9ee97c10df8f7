// expect: safe
// No index lies before the array.
#include <threadbare.h>

int main(void) {
    long index = tb_long("index");
    tb_assume(index >= 1 && index <= 4);
    unsigned char other[8] = {3}, all[8] = {1, 2};
    unsigned sum = other[1] + all[index - 1];
    tb_assert(sum <= 2);
    return (int)sum;
}
