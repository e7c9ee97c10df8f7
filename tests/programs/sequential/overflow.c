// expect: error overflow
// flags: --detect +overflow
// The middle of a large interval; whether the result is used does not matter. Unsigned arithmetic may wrap.
#include <threadbare.h>

int main(void) {
    int low = tb_int("low"), high = tb_int("high");
    unsigned u = tb_uint("u");
    tb_assume(0 <= low && low <= high);
    u = u * 3 + 7;
    int middle = (low + high) / 2; // ERROR overflow
    return middle < low;
}
