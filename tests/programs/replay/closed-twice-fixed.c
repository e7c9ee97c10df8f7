// expect: safe
// Once.
#include <stdio.h>

int main(void) {
    FILE *stream = fopen("made", "w");
    if (!stream)
        return 0;
    fclose(stream);
    stream = 0;
    return 0;
}
