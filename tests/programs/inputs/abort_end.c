// expect: safe
// flags: --abort end
// Aborting is an end like any other.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    if (tb_bool("b"))
        abort();
    return 0;
}
