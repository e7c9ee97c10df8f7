// expect: error use-after-free
// One command order frees first and reads afterwards.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    int *cell = malloc(sizeof *cell);
    if (!cell)
        return 0;
    *cell = 1;
    int freed = 0, sum = 0;
    for (int i = 0; i < 2; i++) {
        unsigned char command = tb_uchar("command");
        if (command == 'f' && !freed) {
            free(cell);
            freed = 1;
        } else if (command == 'r') {
            sum += *cell; // ERROR use-after-free
        }
    }
    if (!freed)
        free(cell);
    return sum;
}
