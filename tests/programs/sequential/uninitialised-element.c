// expect: error uninitialised, assertion
// One of two words was written. An index into both meets the other, and hides nothing of what the first one shows.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    int *words = malloc(2 * sizeof *words);
    words[1] = 7;
    unsigned index = tb_choose(2, "index");
    tb_assert(words[index] == 3); // ERROR uninitialised, assertion
    free(words);
    return 0;
}
