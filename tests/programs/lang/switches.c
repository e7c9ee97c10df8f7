// expect: safe
// executions: 1
// Switches: dense, sparse, with ranges, on wide integers, with fall-through and nested loops (Duff's device).
#include <stdint.h>
#include <stdio.h>

static int dense(int x) {
    switch (x) {
    case 0: return 3;
    case 1: return 1;
    case 2: return 4;
    case 3: return 1;
    case 4: return 5;
    case 5: return 9;
    default: return -1;
    }
}

static const char *sparse(int64_t x) {
    switch (x) {
    case INT64_MIN: return "min";
    case -1: return "minus one";
    case 1000000007: return "prime";
    case INT64_MAX: return "max";
    case 'a' ... 'z': return "letter";
    default: return "other";
    }
}

static unsigned copy(unsigned char *to, const unsigned char *from, unsigned n) {
    unsigned rounds = (n + 3) / 4;
    switch (n % 4) {
    case 0:
        do {
            *to++ = *from++;
            // fall through
        case 3: *to++ = *from++; // fall through
        case 2: *to++ = *from++; // fall through
        case 1: *to++ = *from++;
        } while (--rounds > 0);
    }
    return n;
}

int main(void) {
    for (int i = -1; i < 7; i++) printf("%d ", dense(i));
    printf("\n%s %s %s %s %s %s\n", sparse(INT64_MIN), sparse(-1), sparse(1000000007), sparse(INT64_MAX), sparse('q'),
           sparse(0));
    unsigned char a[11] = "0123456789", b[11] = {0};
    copy(b, a, 10);
    printf("%s\n", (char *)b);
    return 0;
}
