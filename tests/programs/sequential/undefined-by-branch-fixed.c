// expect: safe
// What would be undefined is not looked at.
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n");
    if (tb_bool("which")) {
        int number;
        if (n < 4)
            number = 2 + n;
        if (n < 4 && number == 4)
            return 1;
    } else {
        int number = 5 << n;
        if (n < 20 && number == 80)
            return 2;
    }
    return 0;
}
