// expect: safe
// snprintf of every number of 8 bits, read back by strtol: digits of symbolic numbers.
#include <stdio.h>
#include <threadbare.h>


int main(void) {
    signed char n = tb_schar("n");
    char text[12];
    int size = snprintf(text, sizeof text, "%d", n);
    tb_assert(size == (n < -99 ? 4 : n < -9 ? 3 : n < 0 ? 2 : n < 10 ? 1 : n < 100 ? 2 : 3));
    tb_assert(text[size] == 0);
    int value = 0;
    int first = 0;
    if (n < 0)
        first = 1;
    for (int i = first; i < size; i++) {
        tb_assert(text[i] >= '0' && text[i] <= '9');
        value = value * 10 + (text[i] - '0');
    }
    tb_assert((text[0] == '-') == (n < 0));
    tb_assert((n < 0 ? -value : value) == n);
    return 0;
}
