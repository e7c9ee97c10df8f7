// expect: safe
// The repaired twin looks only at what was written.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    int *words = malloc(2 * sizeof *words);
    words[1] = 7;
    unsigned index = tb_choose(2, "index");
    if (index)
        tb_assert(words[index] == 7);
    free(words);
    return 0;
}
