// Text that is all input, searched and compared in many ways.
#include <string.h>
#include <threadbare.h>

int main(void) {
    static char text[20000], other[20000];
    tb_bytes(text, sizeof text - 1, "text");
    tb_bytes(other, sizeof other - 1, "other");
    char *found = strstr(text, other);
    return found ? (int)strlen(found) : strcmp(text, other);
}
