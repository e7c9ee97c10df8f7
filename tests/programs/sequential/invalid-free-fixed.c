// expect: safe
// executions: 2
// What was allocated is freed.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    char *memory = malloc(4), *text = memory;
    if (!memory)
        return 0;
    text[0] = tb_char("c");
    text[1] = 0;
    if (text[0] == ' ')
        text++;
    free(memory);
    return 0;
}
