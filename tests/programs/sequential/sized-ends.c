// expect: error use-after-free, double-free, leak
// flags: --detect +leak
// The life of memory whose size an input says ends like any other.
#include <malloc.h>
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n"), i = tb_uint("i");
    tb_assume(n > 0 && i < n);
    char *all = malloc(n); // ERROR leak
    all[i] = 1;
    switch (tb_choose(3, "end")) {
    case 0:
        free(all);
        return all[i]; // ERROR use-after-free
    case 1:
        free(all);
        free(all); // ERROR double-free
        return 0;
    }
    all = malloc(1);
    free(all);
    return 0;
}
