// expect: error uninitialised
// The last element was never written; a sum with it decides. No value that stands in the program makes a difference, so whoever
// follows the witness has to try others.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned char size = tb_uchar("size"), index = tb_uchar("index");
    tb_assume(size >= 1 && size < 4 && index <= size);
    int *all = malloc(size * sizeof *all);
    for (unsigned i = 0; i < size; i++)
        all[i] = (int)(i * 3 + 1);
    all = realloc(all, (size + 1) * sizeof *all);
    unsigned sum = 9;
    sum += (unsigned)all[index];
    if (sum % 61 == 55) // ERROR uninitialised
        sum++;
    free(all);
    return 0;
}
