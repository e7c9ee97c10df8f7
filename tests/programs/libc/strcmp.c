// expect: safe
// strcmp, strncmp, strcoll: the sign alone is meant.
#include <stdio.h>
#include <string.h>

int main(void) {
    printf("%d %d %d\n", strcmp("a", "b") < 0, strcmp("b", "a") > 0, strcmp("", ""));
    printf("%d %d\n", strcmp("abc", "ab") > 0, strcmp("\x80", "a") > 0);
    printf("%d %d %d\n", strncmp("abcd", "abzz", 2), strncmp("abcd", "abzz", 3) < 0, strncmp("x", "y", 0));
    printf("%d\n", strcoll("same", "same"));
    return 0;
}
