// expect: safe
// A stream whose descriptor was closed is still one: reading fails.
#include <assert.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    close(0);
    assert(getchar() == EOF);
    assert(ferror(stdin) && !feof(stdin));
    assert(getc(stdin) == EOF);
    return 0;
}
