// expect: error out-of-bounds
// strlen of bytes that need not end: some inputs run out of the object.
#include <string.h>
#include <threadbare.h>

int main(void) {
    char text[3];
    tb_bytes(text, 3, "text");
    return strlen(text) == 2; // ERROR out-of-bounds
}
