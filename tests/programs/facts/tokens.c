// expect: safe
// points-to: seen = {.str.1[], text[]}
// So does what it keeps between two calls. What separates words goes through the same functions of the library, and comes along.
#include <string.h>
static char text[] = "a b";
static char *seen;
int main(void) {
    strtok(text, " ");
    seen = strtok(0, " ");
    return *seen - 'b';
}
