// expect: error leak
// flags: --detect +leak
// An early return forgets the second buffer; the first is freed on every way, the third is kept in a global.
#include <stdlib.h>
#include <threadbare.h>

static char *kept;

static int work(int n) {
    char *first = malloc(4);
    char *second = malloc(8); // ERROR leak
    first[0] = second[0] = (char)n;
    free(first);
    if (n == 3)
        return 1;
    free(second);
    return 0;
}

int main(void) {
    kept = malloc(16);
    kept[0] = 1;
    return work(tb_uchar("n"));
}
