// expect: error uninitialised
// There is no input, so nothing is read: the password is whatever was in memory.
#include <stdio.h>
#include <string.h>

int main(void) {
    char password[8];
    fgets(password, sizeof password, stdin);
    if (strcmp(password, "sesame\n") == 0) // ERROR uninitialised
        puts("open");
    return 0;
}
