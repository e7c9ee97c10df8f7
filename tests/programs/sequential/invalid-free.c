// expect: error invalid-free
// inputs: c = 32
// The pointer has moved on from where it was allocated.
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    char *text = malloc(4);
    if (!text)
        return 0;
    text[0] = tb_char("c");
    text[1] = 0;
    if (text[0] == ' ')
        text++;
    free(text); // ERROR invalid-free
    return 0;
}
