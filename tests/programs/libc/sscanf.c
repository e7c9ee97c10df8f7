// expect: safe
// sscanf: numbers, words, sets, widths, suppression, %n.
#include <stdio.h>

int main(void) {
    int a = 0, b = 0, n = 0;
    unsigned x = 0;
    long l = 0;
    short s = 0;
    char word[16], rest[16], c = 0;
    int count = sscanf("12 -34", "%d %d", &a, &b);
    printf("%d %d %d\n", count, a, b);
    count = sscanf("key=value", "%[^=]=%s", word, rest);
    printf("%d %s %s\n", count, word, rest);
    count = sscanf("0xff 99999999999 7", "%x %ld %hd", &x, &l, &s);
    printf("%d %x %ld %d\n", count, x, l, s);
    count = sscanf("ab12", "%*c%c%2d%n", &c, &a, &n);
    printf("%d %c %d %d\n", count, c, a, n);
    printf("%d\n", sscanf("", "%d", &a));
    printf("%d\n", sscanf("x", "%d", &a));
    count = sscanf("123456", "%3d%3d", &a, &b);
    printf("%d %d\n", count, a + b);
    count = sscanf("0x1f 017", "%i %i", &a, &b);
    printf("%d %d %d\n", count, a, b);
    count = sscanf("a-z", "%[a-c]-%1s", word, rest);
    printf("%d %s %s\n", count, word, rest);
    return 0;
}
