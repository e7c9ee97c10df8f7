// expect: safe
// strspn, strcspn, strpbrk.
#include <stdio.h>
#include <string.h>

int main(void) {
    printf("%zu %zu %zu\n", strspn("aabbc", "ab"), strspn("xyz", "ab"), strspn("", "a"));
    printf("%zu %zu\n", strcspn("hello", "lo"), strcspn("hello", "z"));
    printf("%s %d\n", strpbrk("key=value", "=:"), strpbrk("none", "=:") == NULL);
    return 0;
}
