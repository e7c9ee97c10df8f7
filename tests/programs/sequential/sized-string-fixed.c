// expect: safe
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

int main(void) {
    unsigned char n = tb_uchar("n");
    tb_assume(n > 0 && n < 4);
    char *text = malloc(n);
    memset(text, 'x', n);
    text[n - 1] = 0;
    tb_assert(strlen(text) == n - 1u);
    tb_assert(strcmp(text, "xxx") < 0);
    free(text);
    return 0;
}
