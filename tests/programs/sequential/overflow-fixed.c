// expect: safe
// flags: --detect +overflow
// The middle of a large interval, by way of its length. Unsigned arithmetic may wrap.
#include <threadbare.h>

int main(void) {
    int low = tb_int("low"), high = tb_int("high");
    unsigned u = tb_uint("u");
    tb_assume(0 <= low && low <= high);
    u = u * 3 + 7;
    int middle = low + (high - low) / 2;
    return middle < low;
}
