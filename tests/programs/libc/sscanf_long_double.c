// expect: safe
// sscanf's %Lf and its like, and %ms and %m[: text that sscanf allocates.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    long double a = 0, b = 0;
    double c = 0;
    float d = 0;
    int n = 0;
    int count = sscanf("1.5 0x1.8p1 2.5 3.5 rest", "%Lf %La %lf %f%n", &a, &b, &c, &d, &n);
    printf("%d %Lg %Lg %g %g %d\n", count, a, b, c, d, n);
    printf("%d\n", sscanf("0.1e4000", "%Le", &a));
    printf("%Lg\n", a);
    printf("%d\n", sscanf("12345", "%3Lg", &a));
    printf("%Lg\n", a);
    char *word = NULL, *set = NULL, *rest = NULL;
    count = sscanf("somewhat-longer-than-sixteen-bytes abc123", "%ms %m[a-z]%m[0-9]", &word, &set, &rest);
    printf("%d %s %s %s\n", count, word, set, rest);
    free(word);
    free(set);
    free(rest);
    word = NULL;
    printf("%d\n", sscanf("1", "%m[a-z]", &word));
    free(word);
    return 0;
}
