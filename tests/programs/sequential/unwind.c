// expect: bounded
// flags: --unwind 5
// Six rounds are needed for the largest input: what they would show is not seen.
#include <threadbare.h>

int main(void) {
    unsigned char n = tb_uchar("n");
    tb_assume(n < 7);
    int sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += 2;
    tb_assert(sum != 12);
    return 0;
}
