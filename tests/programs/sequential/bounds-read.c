// expect: error out-of-bounds
// A string that fills its buffer has no end.
#include <threadbare.h>

static unsigned length(const char *text) {
    unsigned n = 0;
    while (text[n]) // ERROR out-of-bounds
        n++;
    return n;
}

int main(void) {
    char text[4];
    tb_bytes(text, sizeof text, "text");
    return (int)length(text);
}
