/* The reference for text of floating-point numbers of up to 4 bytes: the number that a text begins with, exactly, and what each format
 * makes of it, to the bit. Every digit is a case of its own, so that what follows is arithmetic on known numbers. */
#include <string.h>

struct number {
    enum { NONE, FINITE, INFINITE, NOT_A_NUMBER } kind;
    int is_minus;
    /* Digits times ten to the power `tens`, times two to the power `twos`. */
    unsigned digits;
    int tens, twos;
    const char *end;
};

/* The value of a digit; the base if it is none. */
static int value(char c, int base) {
    if (c >= '0' && c <= '9')
        for (int i = 0; i < 10; i++)
            if (c == '0' + i)
                return i;
    if (base == 16 && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')))
        for (int i = 0; i < 6; i++)
            if (c == 'a' + i || c == 'A' + i)
                return 10 + i;
    return base;
}

static int is(char c, char letter) { return c == letter || c == letter - 32; }

/* The number at a place without white space. As an item of scanf it takes all that a number can begin with, and is none if the number
 * does not go on (C11 7.21.6.2 p9 and p10): 1e+, 0x, infi, nan(. Else it ends before that (C11 7.22.1.3). */
static struct number number_at(const char *s, int is_item) {
    struct number none = {0}, found = {.kind = FINITE, .is_minus = *s == '-'};
    int base = 10, is_any = 0, places = 0, digit;
    if (*s == '-' || *s == '+')
        s++;
    if ((is(s[0], 'i') && is(s[1], 'n') && is(s[2], 'f')) || (is(s[0], 'n') && is(s[1], 'a') && is(s[2], 'n'))) {
        if (is_item && (is(*s, 'i') ? is(s[3], 'i') : s[3] == '('))
            return none;
        found.kind = is(*s, 'i') ? INFINITE : NOT_A_NUMBER;
        found.end = s + 3;
        return found;
    }
    if (s[0] == '0' && is(s[1], 'x') && (is_item || value(s[2], 16) < 16 || (s[2] == '.' && value(s[3], 16) < 16))) {
        base = 16;
        s += 2;
    }
    for (; (digit = value(*s, base)) < base; s++, is_any = 1)
        found.digits = found.digits * (unsigned)base + (unsigned)digit;
    if (*s == '.')
        for (s++; (digit = value(*s, base)) < base; s++, is_any = 1, places++)
            found.digits = found.digits * (unsigned)base + (unsigned)digit;
    if (!is_any)
        return none;
    int power = 0, mark = is(*s, base == 16 ? 'p' : 'e') ? s[1] == '-' || s[1] == '+' ? 2 : 1 : 0;
    if (mark && value(s[mark], 10) < 10) {
        int is_below = s[1] == '-';
        for (s += mark; (digit = value(*s, 10)) < 10; s++)
            power = power * 10 + digit;
        power = is_below ? -power : power;
    } else if (mark && is_item)
        return none;
    found.tens = base == 16 ? 0 : power - places;
    found.twos = base == 16 ? power - 4 * places : 0;
    found.end = s;
    return found;
}

/* A mantissa of so many bits, the first of them set, times two to a power; or zero. To the nearest, of two equally near ones to the even. */
struct rounded {
    unsigned long mantissa;
    int power;
};

static struct rounded rounded(const struct number *n, int bits) {
    /* A large number, its lowest word first; for a fraction there are 128 bits more behind the point. */
    unsigned words[12] = {0}, is_rest = 0;
    int behind = n->tens < 0 ? 4 : 0, count = behind + 1;
    words[behind] = n->digits;
    for (int i = 0; i < n->tens; i++) {
        unsigned long carry = 0;
        for (int k = 0; k < count; k++) {
            carry += words[k] * 10UL;
            words[k] = (unsigned)carry;
            carry >>= 32;
        }
        if (carry)
            words[count++] = (unsigned)carry;
    }
    for (int i = 0; i > n->tens; i--) {
        unsigned long left = 0;
        for (int k = count; k-- > 0;) {
            left = left << 32 | words[k];
            words[k] = (unsigned)(left / 10);
            left %= 10;
        }
        is_rest |= left != 0;
    }
    while (count > 0 && !words[count - 1])
        count--;
    struct rounded result = {0, 0};
    if (!count)
        return result;
    /* The first 96 bits; of the others only whether one is set. */
    unsigned long high = (unsigned long)words[count - 1] << 32 | (count > 1 ? words[count - 2] : 0);
    unsigned low = count > 2 ? words[count - 3] : 0;
    for (int k = 0; k < count - 3; k++)
        is_rest |= words[k] != 0;
    result.power = 32 * (count - behind) - bits + n->twos;
    for (; !(high >> 63); low <<= 1, result.power--)
        high = high << 1 | low >> 31;
    int is_half = bits == 64 ? low >> 31 : high >> (63 - bits) & 1;
    is_rest |= bits == 64 ? low << 1 != 0 : (low | high << (bits + 1)) != 0;
    result.mantissa = bits == 64 ? high : high >> (64 - bits);
    if (is_half && (is_rest || result.mantissa & 1)) {
        result.mantissa++;
        if (bits == 64 ? result.mantissa == 0 : result.mantissa >> bits) {
            result.mantissa = 1UL << (bits - 1);
            result.power++;
        }
    }
    return result;
}

/* The bits of a number in a format of at most 64, with so many bits of mantissa; no number of 4 bytes is below the normal ones. */
static unsigned long encoded(const struct number *n, int width, int bits, int *is_over) {
    int bias = (1 << (width - bits - 1)) - 1;
    unsigned long sign = (unsigned long)n->is_minus << (width - 1), infinity = (2UL * (unsigned)bias + 1) << (bits - 1);
    struct rounded r = n->kind == FINITE ? rounded(n, bits) : (struct rounded){0, 0};
    *is_over = r.mantissa && r.power + bits - 1 > bias;
    if (n->kind == INFINITE || *is_over)
        return sign | infinity;
    if (!r.mantissa)
        return sign;
    return sign | (unsigned long)(r.power + bits - 1 + bias) << (bits - 1) | (r.mantissa & ((1UL << (bits - 1)) - 1));
}

/* Whether a result is the number; if it is larger than the format has, says so. */
static int is_double(double found, const struct number *n, int *is_over) {
    unsigned long bits;
    memcpy(&bits, &found, 8);
    return encoded(n, 64, 53, is_over) == bits || (n->kind == NOT_A_NUMBER && found != found);
}

static int is_float(float found, const struct number *n, int *is_over) {
    unsigned bits;
    memcpy(&bits, &found, 4);
    return encoded(n, 32, 24, is_over) == bits || (n->kind == NOT_A_NUMBER && found != found);
}

static int is_long_double(long double found, const struct number *n) {
    unsigned long mantissa;
    unsigned short rest;
    memcpy(&mantissa, &found, 8);
    memcpy(&rest, (char *)&found + 8, 2);
    if (n->kind == NOT_A_NUMBER)
        return found != found;
    struct rounded r = {0, 0};
    if (n->kind == INFINITE)
        r = (struct rounded){1UL << 63, 16384 - 63};
    else if (n->kind == FINITE)
        r = rounded(n, 64);
    return mantissa == r.mantissa && rest == (n->is_minus << 15 | (r.mantissa ? r.power + 63 + 16383 : 0));
}
