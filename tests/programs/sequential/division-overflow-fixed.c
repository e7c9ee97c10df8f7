// expect: safe
// The one division that does not fit is left out.
#include <limits.h>
#include <threadbare.h>

int main(void) {
    int a = tb_int("a"), b = tb_int("b");
    if (b == 0 || (a == INT_MIN && b == -1))
        return 0;
    return (a / b) & 1;
}
