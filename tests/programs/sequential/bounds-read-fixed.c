// expect: safe
// executions: 4
// The last byte ends the string: it is zero, one, two or three bytes long.
#include <threadbare.h>

static unsigned length(const char *text) {
    unsigned n = 0;
    while (text[n])
        n++;
    return n;
}

int main(void) {
    char text[4];
    tb_bytes(text, sizeof text, "text");
    text[3] = 0;
    return (int)length(text);
}
