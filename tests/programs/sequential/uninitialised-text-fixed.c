// expect: safe
// Whether there was anything to read is asked first.
#include <stdio.h>
#include <string.h>

int main(void) {
    char password[8];
    if (fgets(password, sizeof password, stdin) && strcmp(password, "sesame\n") == 0)
        puts("open");
    return 0;
}
