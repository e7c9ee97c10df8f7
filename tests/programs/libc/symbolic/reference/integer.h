/* The reference for text of integers as scanf reads them: sign, prefix and digits, at most so many bytes. */

struct integer {
    /* Whether there is one; whether it is none because 0x does not go on, which is 0 for older glibc. */
    int is_any, is_cut;
    long number;
    const char *end;
};

static int value(char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
}

static int is_space(char c) { return c == ' ' || (c >= 9 && c <= 13); }

/* The item is as long as an integer can be or begin (C11 7.21.6.2 p9 and p10). Base 0 is that of the prefix. */
static struct integer integer_at(const char *s, int base, int most) {
    struct integer found = {0};
    int is_minus = most > 0 && *s == '-', is_prefixed = 0;
    if (most > 0 && (*s == '-' || *s == '+'))
        s++, most--;
    if ((base == 0 || base == 16) && most > 1 && s[0] == '0' && (s[1] == 'x' || s[1] == 'X')) {
        s += 2, most -= 2;
        base = 16;
        is_prefixed = 1;
    } else if (base == 0)
        base = most > 0 && *s == '0' ? 8 : 10;
    for (; most > 0 && value(*s) < base; s++, most--, found.is_any = 1)
        found.number = found.number * base + value(*s);
    found.number = is_minus ? -found.number : found.number;
    found.is_cut = is_prefixed && !found.is_any;
    found.end = s;
    return found;
}
