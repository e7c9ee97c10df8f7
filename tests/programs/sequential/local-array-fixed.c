// expect: safe
// An array whose length is an input: every length is tried.
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n"), at = tb_uint("at");
    tb_assume(0 < n && n < 5 && at < n);
    int squares[n];
    for (unsigned i = 0; i < n; i++)
        squares[i] = (int)(i * i);
    return squares[at];
}
