// A hash of a stream of numbers: arithmetic in registers, one small table.
#ifndef N
#define N 150000000
#endif

static unsigned table[256];

int main(void) {
    unsigned seed = 12345;
    for (int i = 0; i < 256; i++) {
        seed = seed * 1103515245u + 12345u;
        table[i] = seed;
    }
    unsigned long hash = 14695981039346656037ul;
    for (long i = 0; i < N; i++) {
        hash ^= (unsigned long)i & 255;
        hash *= 1099511628211ul;
        hash ^= table[hash >> 56];
        hash = hash << 7 | hash >> 57;
    }
    return (int)(hash & 127);
}
