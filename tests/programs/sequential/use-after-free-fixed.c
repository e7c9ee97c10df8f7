// expect: safe
// Nothing is read once it is freed.
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
        } else if (command == 'r' && !freed) {
            sum += *cell;
        }
    }
    if (!freed)
        free(cell);
    return sum;
}
