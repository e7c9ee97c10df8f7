// expect: safe
// memcmp, bcmp: the sign of the first difference, as unsigned bytes.
#include <stdio.h>
#include <string.h>
#include <strings.h>

int main(void) {
    printf("%d %d %d\n", memcmp("abc", "abd", 3) < 0, memcmp("abc", "abd", 2), memcmp("\xff", "\x01", 1) > 0);
    printf("%d %d\n", bcmp("same", "same", 4), bcmp("same", "sane", 4) != 0);
    printf("%d\n", memcmp("a\0b", "a\0c", 3) < 0);
    return 0;
}
