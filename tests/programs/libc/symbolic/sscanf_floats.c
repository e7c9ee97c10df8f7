// expect: safe
// proves: __isoc99_sscanf
// sscanf %f, %lf, %Lf of every string of up to 4 bytes: whether there is a number, which, to the bit, and how much was taken.
#include "reference/number.h"
#include <stdio.h>
#include <threadbare.h>

int main(void) {
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    const char *s = text;
    while (*s == ' ' || (*s >= 9 && *s <= 13))
        s++;
    struct number expected = number_at(s, 1);
    int is_number = expected.kind != NONE, count = is_number ? 1 : *s ? 0 : -1, is_over;
    int size = is_number ? (int)(expected.end - text) : -1, taken[3] = {-1, -1, -1};
    float small = 7;
    double middle = 7;
    long double large = 7;
    tb_assert(sscanf(text, "%f%n", &small, &taken[0]) == count && taken[0] == size);
    tb_assert(is_number ? is_float(small, &expected, &is_over) : small == 7);
    tb_assert(sscanf(text, "%lf%n", &middle, &taken[1]) == count && taken[1] == size);
    tb_assert(is_number ? is_double(middle, &expected, &is_over) : middle == 7);
    tb_assert(sscanf(text, "%Lf%n", &large, &taken[2]) == count && taken[2] == size);
    tb_assert(is_number ? is_long_double(large, &expected) : large == 7);
    // Older glibc takes what there is of a number that does not go on.
    return !is_number && number_at(s, 0).kind != NONE ? 77 : 0;
}
