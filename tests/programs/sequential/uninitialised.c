// expect: error uninitialised
// inputs: mode = 200
// Without the input's blessing the level is never set.
#include <threadbare.h>

int main(void) {
    int level;
    unsigned char mode = tb_uchar("mode");
    if (mode != 200)
        level = 1;
    if (level > 0) // ERROR uninitialised
        return 1;
    return 0;
}
