// expect: safe
// The repaired twin stays below the number of words that were written.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned count = tb_choose(4, "count"), index = tb_choose(4, "index");
    unsigned *words = malloc(4 * sizeof *words);
    for (unsigned i = 0; i < count; i++)
        words[i] = i;
    if (index < count)
        tb_assert(words[index] == index);
    free(words);
    return 0;
}
