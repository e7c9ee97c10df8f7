// expect: safe
// proves: snprintf
// snprintf of every number of 16 bits and every character, in every base, with flags, widths, precisions and lengths: the text, byte by byte,
// and its length, also where there is no room for it.
#include <stdio.h>
#include <string.h>
#include <threadbare.h>

struct spec {
    const char *format;
    char flag, letter;
    int is_alternative, width, precision;
};

static const struct spec specs[] = {
    {"%d", 0, 'd', 0, 0, -1},     {"%i", 0, 'd', 0, 0, -1},    {"%+d", '+', 'd', 0, 0, -1},   {"% d", ' ', 'd', 0, 0, -1},
    {"%7d", 0, 'd', 0, 7, -1},    {"%-7d", '-', 'd', 0, 7, -1}, {"%07d", '0', 'd', 0, 7, -1},  {"%.3d", 0, 'd', 0, 0, 3},
    {"%.0d", 0, 'd', 0, 0, 0},    {"%7.3d", 0, 'd', 0, 7, 3},  {"%07.3i", '0', 'd', 0, 7, 3}, {"%u", 0, 'u', 0, 0, -1},
    {"%x", 0, 'x', 0, 0, -1},     {"%#x", 0, 'x', 1, 0, -1},   {"%#08x", '0', 'x', 1, 8, -1}, {"%X", 0, 'X', 0, 0, -1},
    {"%#X", 0, 'X', 1, 0, -1},    {"%o", 0, 'o', 0, 0, -1},    {"%#o", 0, 'o', 1, 0, -1},     {"%#.0o", 0, 'o', 1, 0, 0},
    {"%#.7o", 0, 'o', 1, 0, 7},   {"%-#7x", '-', 'x', 1, 7, -1}, {"%c", 0, 'c', 0, 0, -1},     {"%3c", 0, 'c', 0, 3, -1},
    {"%-3c", '-', 'c', 0, 3, -1},
};

/* The text of a number by its specification. */
static int render(char *to, const struct spec *spec, int n) {
    char digits[12], sign = 0;
    int count = 0, size = 0, is_signed = spec->letter == 'd', base = spec->letter == 'o' ? 8 : (spec->letter | 32) == 'x' ? 16 : 10;
    int is_zeroed = spec->flag == '0' && spec->precision < 0, prefix = 0;
    if (spec->letter == 'c')
        digits[count++] = (char)n;
    else {
        if (is_signed && n < 0)
            sign = '-', n = -n;
        else if (spec->flag == '+' || spec->flag == ' ')
            sign = spec->flag;
        prefix = spec->is_alternative && base == 16 && n != 0;
        for (unsigned rest = (unsigned)n; rest; rest /= (unsigned)base) {
            int digit = (int)(rest % (unsigned)base);
            digits[count++] = (char)(digit < 10 ? '0' + digit : (spec->letter == 'X' ? 'A' : 'a') - 10 + digit);
        }
        while (count < (spec->precision < 0 ? 1 : spec->precision))
            digits[count++] = '0';
        if (spec->is_alternative && base == 8 && (count == 0 || digits[count - 1] != '0'))
            digits[count++] = '0';
    }
    int missing = spec->width - count - (sign != 0) - 2 * prefix;
    if (spec->flag != '-' && !is_zeroed)
        for (; missing > 0; missing--)
            to[size++] = ' ';
    if (sign)
        to[size++] = sign;
    if (prefix)
        to[size++] = '0', to[size++] = spec->letter;
    if (is_zeroed)
        for (; missing > 0; missing--)
            to[size++] = '0';
    while (count > 0)
        to[size++] = digits[--count];
    for (; missing > 0; missing--)
        to[size++] = ' ';
    return size;
}

int main(void) {
    int kind = 0, chosen = (int)tb_choose(sizeof specs / sizeof *specs, "format");
    while (kind != chosen)
        kind++;
    const struct spec *spec = &specs[kind];
    int n = spec->letter == 'd' ? tb_short("n") : tb_ushort("n");
    char expected[16], found[16], cut[4] = "---";
    int size = render(expected, spec, n);
    tb_assert(snprintf(found, sizeof found, spec->format, n) == size && found[size] == 0);
    for (int i = 0; i < size; i++)
        tb_assert(found[i] == expected[i]);
    tb_assert(snprintf(cut, 3, spec->format, n) == size && cut[size < 2 ? size : 2] == 0);
    for (int i = 0; i < size && i < 2; i++)
        tb_assert(cut[i] == expected[i]);
    tb_assert(snprintf(0, 0, spec->format, n) == size && cut[3] == 0);
    return 0;
}
