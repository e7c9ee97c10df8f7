// expect: error out-of-bounds
// flags: --entry find
// A pointer parameter points to 64 bytes that can be anything: a zero need not be among the first eight, nor anywhere.
#include <stddef.h>

size_t find(const char *text, unsigned char limit) {
    size_t i = 0;
    while (i < (limit & 7u) + 58u && text[i] != 0) // ERROR out-of-bounds
        i++;
    return i;
}
