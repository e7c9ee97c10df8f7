// expect: safe
// sscanf: numbers, words, sets, widths, suppression, %n.
#include <stdio.h>

int main(void) {
    int a = 0, b = 0, n = 0;
    unsigned x = 0;
    long l = 0;
    short s = 0;
    char word[16], rest[16], c = 0;
    printf("%d %d %d\n", sscanf("12 -34", "%d %d", &a, &b), a, b);
    printf("%d %s %s\n", sscanf("key=value", "%[^=]=%s", word, rest), word, rest);
    printf("%d %x %ld %d\n", sscanf("0xff 99999999999 7", "%x %ld %hd", &x, &l, &s), x, l, s);
    printf("%d %c %d\n", sscanf("ab12", "%*c%c%2d%n", &c, &a, &n), c, a);
    printf("%d\n", n);
    printf("%d %d\n", sscanf("", "%d", &a), sscanf("x", "%d", &a));
    printf("%d %d\n", sscanf("123456", "%3d%3d", &a, &b), a + b);
    printf("%d %d %d\n", sscanf("0x1f 017", "%i %i", &a, &b), a, b);
    printf("%d\n", sscanf("a-z", "%[a-c]-%1s", word, rest));
    printf("%s %s\n", word, rest);
    return 0;
}
