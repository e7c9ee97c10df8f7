// expect: safe
// setlocale: the C locale and no other.
#include <stdio.h>
#include <locale.h>

int main(void) {
    printf("%s\n", setlocale(LC_ALL, NULL));
    printf("%d\n", setlocale(LC_ALL, "no_SUCH") == NULL);
    printf("%s\n", setlocale(LC_ALL, "C"));
    return 0;
}
