// expect: safe
// Every element that is looked at was written.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned char size = tb_uchar("size"), index = tb_uchar("index");
    tb_assume(size >= 1 && size < 4 && index < size);
    int *all = malloc(size * sizeof *all);
    for (unsigned i = 0; i < size; i++)
        all[i] = (int)(i * 3 + 1);
    all = realloc(all, (size + 1) * sizeof *all);
    unsigned sum = 9;
    sum += (unsigned)all[index];
    if (sum % 61 == 55)
        sum++;
    free(all);
    return 0;
}
