// expect: safe
// executions: 1
// Unions: the same bytes as integers, floats and arrays; anonymous members; flexible arrays.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

union word {
    uint64_t bits;
    double number;
    uint8_t bytes[8];
    struct {
        uint32_t low, high;
    };
};

struct tagged {
    enum { INT, TEXT } tag;
    union {
        int i;
        char s[12];
    };
};

struct buffer {
    size_t length;
    char data[];
};

static void show(struct tagged t) {
    if (t.tag == INT) printf("int %d\n", t.i);
    else printf("text %s\n", t.s);
}

int main(void) {
    union word w = {.number = -1.5};
    printf("%llx %x %x %d\n", (unsigned long long)w.bits, w.low, w.high, w.bytes[7]);
    w.bits ^= 1ull << 63;
    printf("%.2f\n", w.number);
    struct tagged t = {.tag = INT, .i = 42};
    show(t);
    t.tag = TEXT;
    strcpy(t.s, "hello");
    show(t);
    struct buffer *b = malloc(sizeof *b + 16);
    b->length = 15;
    memset(b->data, 'x', b->length);
    b->data[b->length] = 0;
    printf("%zu %s\n", sizeof *b, b->data);
    free(b);
    return 0;
}
