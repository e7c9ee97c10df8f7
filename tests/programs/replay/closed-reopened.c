// expect: error misuse
// A stream stays closed, also if a file has its descriptor now.
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    fclose(stdin);
    int number = open("made", O_RDWR | O_CREAT, 0600);
    getchar(); // ERROR misuse
    close(number);
    return 0;
}
