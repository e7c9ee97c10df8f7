// expect: safe
// flags: --entry find
// executions: 9
// Eight bytes are looked at; the search ends at one of them, or behind the last.
#include <stddef.h>

size_t find(const char *text) {
    size_t i = 0;
    while (i < 8 && text[i] != 0)
        i++;
    return i;
}
