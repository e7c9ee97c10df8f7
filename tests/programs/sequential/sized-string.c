// expect: error out-of-bounds
// A string that fills its memory has no end there.
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

int main(void) {
    unsigned char n = tb_uchar("n");
    tb_assume(n > 0 && n < 4);
    char *text = malloc(n);
    memset(text, 'x', n);
    size_t length = strlen(text); // ERROR out-of-bounds
    free(text);
    return (int)length;
}
