// expect: safe
// executions: 2
// The level has a value whatever the mode is.
#include <threadbare.h>

int main(void) {
    int level = 0;
    unsigned char mode = tb_uchar("mode");
    if (mode != 200)
        level = 1;
    if (level > 0)
        return 1;
    return 0;
}
