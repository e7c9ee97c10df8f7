// expect: safe
// It changes what it looks at.
#include <threadbare.h>

int main(void) {
    int n = tb_int("n");
    while (n > 1000)
        n = 0;
    return 0;
}
