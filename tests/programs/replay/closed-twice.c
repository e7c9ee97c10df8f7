// expect: error misuse
// Closed twice.
#include <stdio.h>

int main(void) {
    FILE *stream = fopen("made", "w");
    if (!stream)
        return 0;
    fclose(stream);
    fclose(stream); // ERROR misuse
    return 0;
}
