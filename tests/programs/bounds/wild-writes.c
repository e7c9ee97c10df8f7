// Writes to places that inputs choose, many of them, and then a look at one.
#include <threadbare.h>

static unsigned table[4096];

int main(void) {
    for (unsigned i = 0; i < 4000; i++) {
        unsigned at = tb_uint("at");
        tb_assume(at < 4096);
        table[at] = i + table[(at ^ i) % 4096];
    }
    return table[tb_uint("last") % 4096] == 7;
}
