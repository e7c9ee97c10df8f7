// expect: error uninitialised
// As many words are written as an input says, and one is compared with an input: what was not written may be just that or
// may not, so it is this that fails, and not the assertion.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned count = tb_choose(4, "count"), index = tb_choose(4, "index");
    unsigned *words = malloc(4 * sizeof *words);
    for (unsigned i = 0; i < count; i++)
        words[i] = i;
    tb_assert(words[index] == index); // ERROR uninitialised
    free(words);
    return 0;
}
