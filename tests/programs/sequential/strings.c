// expect: error out-of-bounds
// strcpy into a buffer that is too small for one input.
#include <string.h>
#include <threadbare.h>

int main(void) {
    char source[8], target[4];
    tb_bytes(source, sizeof source, "source");
    source[7] = 0;
    if (strlen(source) > 4)
        return 0;
    strcpy(target, source); // ERROR out-of-bounds
    return target[0];
}
