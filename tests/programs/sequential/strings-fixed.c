// expect: safe
// strcpy of what fits.
#include <string.h>
#include <threadbare.h>

int main(void) {
    char source[8], target[4];
    tb_bytes(source, sizeof source, "source");
    source[7] = 0;
    if (strlen(source) >= 4)
        return 0;
    strcpy(target, source);
    return target[0];
}
