// expect: error overflow, uninitialised
// What is undefined on one path is so for another reason than on the other.
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n");
    if (tb_bool("which")) {
        int number;
        if (n < 4)
            number = 2 + n;
        if (number == 4) // ERROR uninitialised
            return 1;
    } else {
        int number = 5 << n;
        if (number == 80) // ERROR overflow
            return 2;
    }
    return 0;
}
