// expect: error assertion
// inputs: which = 1, level = -5
// Inputs of the same width on both paths: the witness has the one that was asked for on its own, with its name and sign.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    if (tb_bool("which")) {
        int level = tb_int("level");
        assert(level != -5); // ERROR assertion
    } else {
        unsigned count = tb_uint("count");
        if (count == 4000000000u)
            return 1;
    }
    return 0;
}
