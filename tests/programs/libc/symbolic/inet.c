// expect: safe
// proves: inet_addr, inet_aton, inet_ntoa, inet_ntop, inet_pton
// inet_aton and inet_addr of every string of up to 4 bytes; inet_pton of every such string, alone and as the end of a longer address of each kind;
// inet_ntoa and inet_ntop of every address of 4 bytes, and of 16 bytes with two groups of any value.
#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>
#include <threadbare.h>

static int value(char c, int base) {
    int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
    return digit < base ? digit : -1;
}

static int is_space(char c) { return c == ' ' || (c >= 9 && c <= 13); }

/* Of 4 bytes there are at most two numbers. */
static int aton(const char *s, unsigned *address) {
    unsigned numbers[2] = {0};
    int count = 0;
    for (; count < 2; count++) {
        int base = 10;
        if (value(*s, 10) < 0)
            return 0;
        if (*s == '0')
            base = s[1] == 'x' || s[1] == 'X' ? 16 : 8;
        if (base == 16) {
            s += 2;
            if (value(*s, 16) < 0)
                return 0;
        }
        for (; value(*s, base) >= 0; s++)
            numbers[count] = numbers[count] * (unsigned)base + (unsigned)value(*s, base);
        if (*s != '.')
            break;
        if (numbers[count] > 255)
            return 0;
        s++;
    }
    if (count == 2 || (*s && !is_space(*s)))
        return 0;
    *address = count == 0 ? numbers[0] : numbers[0] << 24 | numbers[1];
    return 1;
}

/* A number up to 255 without zeroes in front, to the end; -1 if it is none. */
static int last_byte(const char *s) {
    int n = 0, count = 0;
    for (; value(*s, 10) >= 0; s++, count++)
        n = n * 10 + value(*s, 10);
    return *s || count == 0 || n > 255 || (count > 1 && s[-count] == '0') ? -1 : n;
}

/* Two colons with at most a number on either side. */
static int short_groups(const char *s, unsigned *left, unsigned *right) {
    *left = *right = 0;
    for (; value(*s, 16) >= 0; s++)
        *left = *left * 16 + (unsigned)value(*s, 16);
    if (*s++ != ':' || *s++ != ':')
        return 0;
    for (; value(*s, 16) >= 0; s++)
        *right = *right * 16 + (unsigned)value(*s, 16);
    return !*s;
}

/* The text of groups, the first of the longest runs of zeroes left out. */
static int groups(char *to, const unsigned *words) {
    int start = 0, longest = 0, size = 0;
    for (int i = 0; i < 8; i++) {
        int length = 0;
        while (i + length < 8 && !words[i + length])
            length++;
        if (length > longest)
            start = i, longest = length;
    }
    if (longest < 2)
        start = 9;
    for (int i = 0; i < 8; i++) {
        if (i == start) {
            size += sprintf(to + size, "::");
            i += longest - 1;
        } else
            size += sprintf(to + size, i == 0 || i == start + longest ? "%x" : ":%x", words[i]);
    }
    return size;
}

int main(void) {
    char text[5], longer[16], expected[48], found[48];
    unsigned char bytes[16];
    unsigned address = 0, left, right;
    tb_bytes(text, 4, "text");
    text[4] = 0;
    unsigned short one = tb_ushort("one"), other = tb_ushort("other");
    switch (tb_choose(5, "function")) {
    case 0: {
        struct in_addr to = {7};
        int is_address = aton(text, &address);
        tb_assert(inet_aton(text, &to) == is_address && ntohl(to.s_addr) == (is_address ? address : 7 << 24));
        tb_assert(ntohl(inet_addr(text)) == (is_address ? address : ~0u));
        return 0;
    }
    case 1: {
        tb_assert(inet_pton(AF_INET, text, bytes) == 0);
        int last = last_byte(text);
        strcpy(longer, "1.20.255.");
        strcat(longer, text);
        tb_assert(inet_pton(AF_INET, longer, bytes) == (last >= 0));
        tb_assert(last < 0 || (bytes[0] == 1 && bytes[1] == 20 && bytes[2] == 255 && bytes[3] == last));
        return 0;
    }
    case 2: {
        int is_address = short_groups(text, &left, &right);
        memset(bytes, 7, 16);
        tb_assert(inet_pton(AF_INET6, text, bytes) == is_address);
        for (int i = 0; i < 16; i++)
            tb_assert(bytes[i] == (!is_address ? 7 : i == 0 ? left >> 8 : i == 1 ? left & 255 : i == 14 ? right >> 8 : i == 15 ? right & 255 : 0));
        return 0;
    }
    case 3: {
        struct in_addr from;
        int size = sprintf(expected, "%d.%d.%d.%d", one >> 8, one & 255, other >> 8, other & 255);
        from.s_addr = htonl((unsigned)one << 16 | other);
        tb_assert(memcmp(inet_ntoa(from), expected, (size_t)size + 1) == 0);
        tb_assert(inet_ntop(AF_INET, &from, found, (unsigned)size + 1) == found && memcmp(found, expected, (size_t)size + 1) == 0);
        tb_assert(!inet_ntop(AF_INET, &from, found, (unsigned)size));
        return 0;
    }
    default: {
        unsigned words[8] = {0x20, 0, 0, one, 0, other, 0, 1};
        for (int i = 0; i < 8; i++)
            bytes[2 * i] = (unsigned char)(words[i] >> 8), bytes[2 * i + 1] = (unsigned char)words[i];
        int size = groups(expected, words);
        tb_assert(inet_ntop(AF_INET6, bytes, found, (unsigned)size + 1) == found && memcmp(found, expected, (size_t)size + 1) == 0);
        tb_assert(!inet_ntop(AF_INET6, bytes, found, (unsigned)size));
    }
    }
    return 0;
}
