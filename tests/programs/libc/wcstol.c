// expect: safe
// wcstol, wcstoul, wcstod.
#include <stdio.h>
#include <wchar.h>

int main(void) {
    wchar_t *end;
    printf("%ld %d\n", wcstol(L" -42x", &end, 10), (int)*end);
    printf("%lu %d\n", wcstoul(L"ff g", &end, 16), (int)*end);
    printf("%g %d\n", wcstod(L"2.5e1!", &end), (int)*end);
    return 0;
}
