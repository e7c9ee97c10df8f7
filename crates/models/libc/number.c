/* Integers: absolute values, quotients, bits, and conversion from text. */
#include "library.h"

int LIBC(abs)(int n) {
    return n < 0 ? -n : n;
}

long LIBC(labs)(long n) {
    return n < 0 ? -n : n;
}

long long LIBC(llabs)(long long n) {
    return n < 0 ? -n : n;
}

long LIBC(imaxabs)(long n) {
    return n < 0 ? -n : n;
}

typedef struct {
    int quot, rem;
} div_t;

typedef struct {
    long quot, rem;
} ldiv_t;

div_t LIBC(div)(int a, int b) {
    div_t result = {a / b, a % b};
    return result;
}

ldiv_t LIBC(ldiv)(long a, long b) {
    ldiv_t result = {a / b, a % b};
    return result;
}

ldiv_t LIBC(lldiv)(long a, long b) {
    return LIBC(ldiv)(a, b);
}

ldiv_t LIBC(imaxdiv)(long a, long b) {
    return LIBC(ldiv)(a, b);
}

int LIBC(ffsll)(long long n) {
    for (int i = 0; i < 64; i++)
        if ((unsigned long long)n >> i & 1)
            return i + 1;
    return 0;
}

int LIBC(ffsl)(long n) {
    return LIBC(ffsll)(n);
}

int LIBC(ffs)(int n) {
    return LIBC(ffsll)(n);
}

unsigned short LIBC(htons)(unsigned short n) {
    return (unsigned short)(n << 8 | n >> 8);
}

unsigned short LIBC(ntohs)(unsigned short n) {
    return LIBC(htons)(n);
}

unsigned LIBC(htonl)(unsigned n) {
    return n << 24 | (n & 0xff00) << 8 | (n >> 8 & 0xff00) | n >> 24;
}

unsigned LIBC(ntohl)(unsigned n) {
    return LIBC(htonl)(n);
}

/* glibc's: three steps of a linear congruence. */
int LIBC(rand_r)(unsigned *seed) {
    unsigned next = *seed;
    int result;
    next = next * 1103515245 + 12345;
    result = (int)((next / 65536) % 2048);
    next = next * 1103515245 + 12345;
    result = result << 10 ^ (int)((next / 65536) % 1024);
    next = next * 1103515245 + 12345;
    result = result << 10 ^ (int)((next / 65536) % 1024);
    *seed = next;
    return result;
}

static int is_space(int c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static int digit(int c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'Z')
        return c - 'A' + 10;
    return 36;
}

struct parsed {
    unsigned long magnitude;
    int negative, overflow;
};

/* White space, a sign, a prefix, digits. */
static struct parsed parse(const char *text, char **end, int base) {
    struct parsed result = {0, 0, 0};
    const char *at = text;
    if (end)
        *end = (char *)text;
    if (base < 0 || base == 1 || base > 36) {
        errno = EINVAL;
        return result;
    }
    while (is_space(*at))
        at++;
    if (*at == '-' || *at == '+') {
        result.negative = *at == '-';
        at++;
    }
    if ((base == 0 || base == 16) && at[0] == '0' && (at[1] == 'x' || at[1] == 'X') && digit(at[2]) < 16) {
        at += 2;
        base = 16;
    } else if (base == 0)
        base = *at == '0' ? 8 : 10;
    if (digit(*at) >= base)
        return result;
    unsigned long most = ~0UL;
    for (; digit(*at) < base; at++) {
        unsigned long d = (unsigned long)digit(*at);
        if (result.magnitude > (most - d) / (unsigned long)base)
            result.overflow = 1;
        result.magnitude = result.magnitude * (unsigned long)base + d;
    }
    if (end)
        *end = (char *)at;
    return result;
}

#define LONG_MAX 0x7fffffffffffffffL

long LIBC(strtol)(const char *text, char **end, int base) {
    struct parsed found = parse(text, end, base);
    unsigned long limit = (unsigned long)LONG_MAX + (found.negative ? 1 : 0);
    if (found.overflow || found.magnitude > limit) {
        errno = ERANGE;
        found.magnitude = limit;
    }
    return (long)(found.negative ? 0 - found.magnitude : found.magnitude);
}

unsigned long LIBC(strtoul)(const char *text, char **end, int base) {
    struct parsed found = parse(text, end, base);
    if (found.overflow) {
        errno = ERANGE;
        return ~0UL;
    }
    return found.negative ? 0 - found.magnitude : found.magnitude;
}

long LIBC(strtoll)(const char *text, char **end, int base) {
    return LIBC(strtol)(text, end, base);
}

long LIBC(strtoimax)(const char *text, char **end, int base) {
    return LIBC(strtol)(text, end, base);
}

unsigned long LIBC(strtoull)(const char *text, char **end, int base) {
    return LIBC(strtoul)(text, end, base);
}

unsigned long LIBC(strtoumax)(const char *text, char **end, int base) {
    return LIBC(strtoul)(text, end, base);
}

long LIBC(__isoc23_strtol)(const char *text, char **end, int base) {
    return LIBC(strtol)(text, end, base);
}

long LIBC(__isoc23_strtoll)(const char *text, char **end, int base) {
    return LIBC(strtol)(text, end, base);
}

unsigned long LIBC(__isoc23_strtoul)(const char *text, char **end, int base) {
    return LIBC(strtoul)(text, end, base);
}

unsigned long LIBC(__isoc23_strtoull)(const char *text, char **end, int base) {
    return LIBC(strtoul)(text, end, base);
}

int LIBC(atoi)(const char *text) {
    return (int)LIBC(strtol)(text, NULL, 10);
}

long LIBC(atol)(const char *text) {
    return LIBC(strtol)(text, NULL, 10);
}

long LIBC(atoll)(const char *text) {
    return LIBC(strtol)(text, NULL, 10);
}

double strtod(const char *text, char **end);

double LIBC(atof)(const char *text) {
    return strtod(text, NULL);
}
