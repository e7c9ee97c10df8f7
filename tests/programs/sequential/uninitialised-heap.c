// expect: error uninitialised
// What `malloc` gives was never written: a number there can have any value, also the one that it is compared with.
#include <stdlib.h>

int main(void)
{
    int *numbers = malloc(2 * sizeof *numbers);
    if (!numbers)
        return 0;
    if (numbers[1] == 5) // ERROR uninitialised
        numbers[0] = 1;
    free(numbers);
    return 0;
}
