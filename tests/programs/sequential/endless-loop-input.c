// expect: error endless-loop
// The loop looks at nothing but an input, which does not change.
#include <threadbare.h>

int main(void) {
    int n = tb_int("n");
    while (n > 1000) // ERROR endless-loop
        ;
    return 0;
}
