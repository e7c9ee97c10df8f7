// expect: safe
// qsort of every three bytes: sorted, and a permutation.
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

static int compare(const void *a, const void *b) {
    return *(const unsigned char *)a - *(const unsigned char *)b;
}

int main(void) {
    unsigned char bytes[3], before[3];
    tb_bytes(bytes, 3, "bytes");
    memcpy(before, bytes, 3);
    qsort(bytes, 3, 1, compare);
    tb_assert(bytes[0] <= bytes[1] && bytes[1] <= bytes[2]);
    tb_assert(bytes[0] + bytes[1] + bytes[2] == before[0] + before[1] + before[2]);
    tb_assert((bytes[0] ^ bytes[1] ^ bytes[2]) == (before[0] ^ before[1] ^ before[2]));
    return 0;
}
